import { useId, useSyncExternalStore } from 'react';
import { useSite } from '@json-site/ui/context';
import styles from './SchemeChoice.module.css';
import { type ChosenScheme, chooseScheme, SCHEMES, shownScheme, subscribeToScheme } from './scheme.ts';

/** Lets the visitor choose a colour scheme. Rendered only in the browser, because it needs script. */
export function SchemeChoice() {
  const { labels } = useSite();
  const name = useId();
  const shown = useSyncExternalStore(subscribeToScheme, shownScheme);
  const names: Record<ChosenScheme, string> = {
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
            <span>{names[scheme]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
