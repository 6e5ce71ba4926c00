import { STORAGE_ENTRIES, type StorageEntryName } from '../compiler/resolve/storage-entries.ts';

/** Runs something with a storage; undefined where the browser refuses, which it may at the first touch. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

function withStorage<Result>(name: StorageEntryName, use: (storage: Storage) => Result): Result | undefined {
  return attempt(() => use(window[STORAGE_ENTRIES[name].place]));
}

/** The key of a thing. `of` is the form that it belongs to. */
const keyOf = (name: StorageEntryName, of: string) => STORAGE_ENTRIES[name].key.replace('*', of);

/** What the device keeps: null where it keeps nothing, undefined where it cannot be asked. */
export function readStored(name: StorageEntryName, of = ''): string | null | undefined {
  return withStorage(name, (storage) => storage.getItem(keyOf(name, of)));
}

/** Keeps a text on the device. False where the browser refuses: the caller goes on without. */
export function writeStored(name: StorageEntryName, text: string, of = ''): boolean {
  const isKept = withStorage(name, (storage) => {
    storage.setItem(keyOf(name, of), text);
    return true;
  });
  return isKept ?? false;
}

/** Removes a text from the device. */
export function removeStored(name: StorageEntryName, of = ''): void {
  withStorage(name, (storage) => storage.removeItem(keyOf(name, of)));
}

/**
 * Where the backend's client looks for the session of somebody who has signed in. It would otherwise find out by writing
 * whether it can write; nobody signs in here, so that it finds nothing and keeps nothing.
 */
export const sessionStore = {
  getItem: (key: string) => attempt(() => window.localStorage.getItem(key)) ?? null,
  setItem: (key: string, text: string) => attempt(() => window.localStorage.setItem(key, text)),
  removeItem: (key: string) => attempt(() => window.localStorage.removeItem(key)),
};
