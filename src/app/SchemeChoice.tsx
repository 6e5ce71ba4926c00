import { useId, useSyncExternalStore } from 'react';
import { useSite } from '../ui/context.tsx';
import { useHydrated } from '../ui/hydrated.ts';
import styles from './SchemeChoice.module.css';
import { chooseScheme, followScheme, SCHEMES, type Scheme, shownScheme } from './scheme.ts';

function Options() {
  const { labels } = useSite();
  const name = useId();
  const shown = useSyncExternalStore(followScheme, shownScheme);
  const words: Record<Scheme, string> = {
    system: labels.systemScheme,
    light: labels.lightScheme,
    dark: labels.darkScheme,
  };
  return (
    <fieldset>
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

/** The choice between light and dark. Its place is kept free until script can answer it. */
export function SchemeChoice() {
  return <div className={styles['choice']}>{useHydrated() && <Options />}</div>;
}
