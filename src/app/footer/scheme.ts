import { STORAGE_ENTRIES } from '@json-site/model/visitor';
import { readStored, removeStored, writeStored } from '@json-site/ui/browser-storage';

/** The schemes a visitor can choose. `system` follows the operating system. */
export const SCHEMES = ['system', 'light', 'dark'] as const;

export type ChosenScheme = (typeof SCHEMES)[number];

/** False after the browser refused to store the choice. Only this document has it then. */
let isStored = true;

const listeners = new Set<() => void>();

function showScheme(scheme: ChosenScheme): void {
  const { dataset } = document.documentElement;
  if (scheme === 'system') delete dataset['scheme'];
  else dataset['scheme'] = scheme;
  for (const listener of listeners) listener();
}

/** Returns the scheme of the page on screen. */
export function shownScheme(): ChosenScheme {
  const shown = document.documentElement.dataset['scheme'];
  return SCHEMES.find((scheme) => scheme === shown) ?? 'system';
}

/** Shows a scheme and stores it for later pages. The scheme of the system is the default and is not stored. */
export function chooseScheme(scheme: ChosenScheme): void {
  showScheme(scheme);
  if (scheme === 'system') removeStored('scheme');
  else isStored = writeStored('scheme', scheme);
}

/** Calls back after each change and shows changes made in other tabs. Returns the function that unsubscribes. */
export function subscribeToScheme(onChange: () => void): () => void {
  const update = () => {
    const stored = isStored ? readStored('scheme') : undefined;
    if (stored === undefined) return;
    showScheme(SCHEMES.find((scheme) => scheme === stored) ?? 'system');
  };
  const onStorage = ({ key }: StorageEvent) => {
    // The key is null when the whole storage was cleared.
    if (key === null || key === STORAGE_ENTRIES.scheme.key) update();
  };
  listeners.add(onChange);
  // Pages in the back/forward cache get no storage events.
  window.addEventListener('pageshow', update);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('pageshow', update);
    window.removeEventListener('storage', onStorage);
  };
}
