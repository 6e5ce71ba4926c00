import { STORED, type StoredName } from '../content/stored.ts';

/** Runs something with the storage of a thing; undefined where the browser refuses, which it may at the first touch. */
function withStorage<Result>(name: StoredName, use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window[STORED[name].place]);
  } catch {
    return undefined;
  }
}

/** The key of a thing. `of` is the form that it belongs to. */
const keyOf = (name: StoredName, of: string) => STORED[name].key.replace('*', of);

/** What the device keeps: null where it keeps nothing, undefined where it cannot be asked. */
export function readStored(name: StoredName, of = ''): string | null | undefined {
  return withStorage(name, (storage) => storage.getItem(keyOf(name, of)));
}

/** Keeps a text on the device. False where the browser refuses: the caller goes on without. */
export function writeStored(name: StoredName, text: string, of = ''): boolean {
  const isKept = withStorage(name, (storage) => {
    storage.setItem(keyOf(name, of), text);
    return true;
  });
  return isKept ?? false;
}

/** Removes a text from the device. */
export function removeStored(name: StoredName, of = ''): void {
  withStorage(name, (storage) => storage.removeItem(keyOf(name, of)));
}
