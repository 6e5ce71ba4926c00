import { useSyncExternalStore } from 'react';

const CHANGED = 'studio:setting';

/** What an editor can choose about the studio itself; the browser remembers it. */
type Setting = 'exact-locations' | 'help' | 'list-folded';

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}

/** Whether a setting is on. */
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
