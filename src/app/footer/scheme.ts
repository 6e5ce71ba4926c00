import { STORAGE_ENTRIES } from '../../compiler/resolve/storage-entries.ts';
import { readStored, removeStored, writeStored } from '../../ui/browser-storage.ts';

/** What a visitor can choose. `system` is what the device is set to. */
export const SCHEMES = ['system', 'light', 'dark'] as const;

export type Scheme = (typeof SCHEMES)[number];

/** False where the browser has refused to keep the choice: then only the page knows it. */
let isKept = true;

const followers = new Set<() => void>();

function showScheme(scheme: Scheme): void {
  const { dataset } = document.documentElement;
  if (scheme === 'system') delete dataset['scheme'];
  else dataset['scheme'] = scheme;
  for (const follower of followers) follower();
}

/** The choice that the page on screen shows. */
export function shownScheme(): Scheme {
  const shown = document.documentElement.dataset['scheme'];
  return SCHEMES.find((scheme) => scheme === shown) ?? 'system';
}

/** Shows a scheme and keeps it for later pages; that of the system is kept by keeping nothing. */
export function chooseScheme(scheme: Scheme): void {
  showScheme(scheme);
  if (scheme === 'system') removeStored('scheme');
  else isKept = writeStored('scheme', scheme);
}

/** Tells of every change, and follows what is chosen in another tab. Returns the function that ends it. */
export function followScheme(onChange: () => void): () => void {
  const follow = () => {
    const kept = isKept ? readStored('scheme') : undefined;
    if (kept === undefined) return;
    showScheme(SCHEMES.find((scheme) => scheme === kept) ?? 'system');
  };
  const onStorage = ({ key }: StorageEvent) => {
    // Without a key, everything has been removed at once.
    if (key === null || key === STORAGE_ENTRIES.scheme.key) follow();
  };
  followers.add(onChange);
  // While a page is put aside, as for the way back, it is told nothing.
  window.addEventListener('pageshow', follow);
  window.addEventListener('storage', onStorage);
  return () => {
    followers.delete(onChange);
    window.removeEventListener('pageshow', follow);
    window.removeEventListener('storage', onStorage);
  };
}
