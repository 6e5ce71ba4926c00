import { useSyncExternalStore } from 'react';
import styles from './fields.module.css';

const CHANGED = 'studio:setting';

/** What an editor can choose about the studio itself; the browser remembers it. */
type Setting = 'exact-locations' | 'help' | 'list-folded';

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}

export function useSetting(setting: Setting): [boolean, (isOn: boolean) => void] {
  const key = `studio-${setting}`;
  const read = () => localStorage.getItem(key) !== null;
  function write(isOn: boolean): void {
    if (isOn) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
    window.dispatchEvent(new Event(CHANGED));
  }
  return [useSyncExternalStore(subscribe, read, read), write];
}

interface SettingBoxProps {
  setting: Setting;
  label: string;
}

export function SettingBox({ setting, label }: SettingBoxProps) {
  const [isOn, set] = useSetting(setting);
  return (
    <label className={styles['setting']}>
      <input type="checkbox" checked={isOn} onChange={(event) => set(event.currentTarget.checked)} />
      {label}
    </label>
  );
}

/** Lets developers see files, lines and codes instead of the words of the forms. */
export function ExactLocations() {
  return <SettingBox setting="exact-locations" label="Show files and lines" />;
}
