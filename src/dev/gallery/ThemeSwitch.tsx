import { useId } from 'react';
import { buttonClass } from '@json-site/ui/links/button';
import type { GalleryTheme } from './protocol.ts';
import styles from './ThemeSwitch.module.css';
import { useCopy } from './use-copy.ts';

interface ThemeSwitchProps {
  themes: readonly GalleryTheme[];
  /** The id of the chosen theme; empty for that of the site. */
  value: string;
  onChange: (id: string) => void;
}

/** Chooses the theme in which the blocks are shown, and copies one for content/theme.json. */
export function ThemeSwitch({ themes, value, onChange }: ThemeSwitchProps) {
  const id = useId();
  const copy = useCopy();
  const chosen = themes.find((theme) => theme.id === value);
  return (
    <div className={styles['switch']}>
      <label htmlFor={id}>Theme</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">This site</option>
        {themes.map((theme) => (
          <option key={theme.id} value={theme.id}>
            {theme.name}
          </option>
        ))}
      </select>
      {chosen && (
        <button
          type="button"
          className={buttonClass('secondary')}
          onClick={() => copy(chosen.json, `the theme ${chosen.name}, for content/theme.json`)}
        >
          Copy theme
        </button>
      )}
    </div>
  );
}
