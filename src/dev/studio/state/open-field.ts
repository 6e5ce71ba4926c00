import type { JsonPath } from '@json-site/values/locations';
import { openAddress } from '../browser-history.ts';

/** The value to show when the editor of its document opens. */
let pending: { address: string; path: JsonPath } | null = null;

const OPENED = 'studio:open-field';

/** Opens a document at the field of a value. */
export function openField(address: string, path: JsonPath): void {
  pending = { address, path };
  openAddress(address);
  window.dispatchEvent(new Event(OPENED));
}

/**
 * Calls the listener with the path of a value of the document that is to be shown. Returns the function that stops it.
 */
export function onOpenField(address: string, listener: (path: JsonPath) => void): () => void {
  const show = () => {
    if (pending?.address !== address) return;
    const { path } = pending;
    pending = null;
    listener(path);
  };
  show();
  window.addEventListener(OPENED, show);
  return () => window.removeEventListener(OPENED, show);
}
