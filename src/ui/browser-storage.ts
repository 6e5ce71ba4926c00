import { STORAGE_ENTRIES, type StorageEntryName } from '@json-site/model/visitor';

/** Returns undefined when the browser refuses access to its storage, which may happen at any call. */
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

/** Returns the key of an item. `suffix` replaces the `*` in keys that exist once for each form. */
const keyOf = (name: StorageEntryName, suffix: string) => STORAGE_ENTRIES[name].key.replace('*', suffix);

/** Reads an item. Returns null when it is not stored, and undefined when the browser refuses access. */
export function readStored(name: StorageEntryName, suffix = ''): string | null | undefined {
  return withStorage(name, (storage) => storage.getItem(keyOf(name, suffix)));
}

/** Stores an item. Returns false when the browser refuses. */
export function writeStored(name: StorageEntryName, text: string, suffix = ''): boolean {
  const isStored = withStorage(name, (storage) => {
    storage.setItem(keyOf(name, suffix), text);
    return true;
  });
  return isStored ?? false;
}

/** Removes an item. */
export function removeStored(name: StorageEntryName, suffix = ''): void {
  withStorage(name, (storage) => storage.removeItem(keyOf(name, suffix)));
}

/**
 * The storage that the backend's client uses for a session. Nobody signs in on this site, so it stays empty. Without
 * it, the client would test local storage by writing a key.
 */
export const sessionStore = {
  getItem: (key: string) => attempt(() => window.localStorage.getItem(key)) ?? null,
  setItem: (key: string, text: string) => attempt(() => window.localStorage.setItem(key, text)),
  removeItem: (key: string) => attempt(() => window.localStorage.removeItem(key)),
};
