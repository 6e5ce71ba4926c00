import { useSyncExternalStore } from 'react';

const KEY = 'studio-exact-locations';
const CHANGED = 'studio:exact-locations';

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}

const read = () => localStorage.getItem(KEY) !== null;

function write(isExact: boolean): void {
  if (isExact) localStorage.setItem(KEY, '1');
  else localStorage.removeItem(KEY);
  window.dispatchEvent(new Event(CHANGED));
}

/** Whether diagnostics are shown as the compiler prints them, with file, line and code. Remembered by the browser. */
export function useExactLocations(): [boolean, (isExact: boolean) => void] {
  return [useSyncExternalStore(subscribe, read, read), write];
}
