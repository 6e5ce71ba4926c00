import { useId, useSyncExternalStore } from 'react';
import { useSite } from '../../ui/context.tsx';
import styles from './SchemeChoice.module.css';
import { chooseScheme, followScheme, SCHEMES, type Scheme, shownScheme } from './scheme.ts';

/** The choice between light and dark. Only script can answer it. */
export function SchemeChoice() {
  const { labels } = useSite();
  const name = useId();
  const shown = useSyncExternalStore(followScheme, shownScheme);
  const words: Record<Scheme, string> = {
    system: labels.systemScheme,
    light: labels.lightScheme,
    dark: labels.darkScheme,
  };
  return (
    <fieldset className={styles['choice']}>
      <legend>{labels.scheme}</legend>
      <div className={styles['options']}>
        {SCHEMES.map((scheme) => (
          <label key={scheme}>
            <input
              type="radio"
              name={name}
              checked={scheme === shown}
              onChange={() => chooseScheme(scheme)}
            />
            <span>{words[scheme]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
