import { useHash, useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';
import { decoded } from '@json-site/values/paths';

// Each document that is opened is an entry of the browser's history. An open dialog adds one, so that Back closes the
// dialog and stays on the document. A dialog that closes in another way leaves its entry behind, because a script
// cannot remove it at once: the next document or dialog uses it again, and Back skips it.

/** The state of an entry that a dialog has added. */
const DIALOG = 'dialog';

const isDialogEntry = () => window.history.state === DIALOG;

/** Functions that close the open dialogs, the topmost last. */
const closers: (() => void)[] = [];

/** The entry before the next `popstate` event. */
let last = { isDialog: false, hash: '' };

function noteEntry() {
  last = { isDialog: isDialogEntry(), hash: window.location.hash };
}

function addDialogEntry(): void {
  if (!isDialogEntry()) window.history.pushState(DIALOG, '');
  noteEntry();
}

function onPopState(): void {
  const { isDialog, hash } = last;
  noteEntry();
  const close = closers.at(-1);
  if (close) {
    close();
    if (closers.length > 1) addDialogEntry();
  } else if (isDialog && !last.isDialog && last.hash === hash) {
    window.history.back();
  }
}

/** Closes a dialog when the editor goes back. */
export function useCloseOnBack(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    closers.push(close);
    addDialogEntry();
    return () => {
      closers.splice(closers.indexOf(close), 1);
    };
  }, []);
}

/** Returns the address of the document in the studio's URL: `/_studio#/about` → `/about`, and "" without one. */
function addressIn(hash: string): string {
  return decoded(hash.slice(1));
}

/** Returns the address of the open document, and follows the browser's history. */
export function useAddress(): string {
  const [hash] = useHash({ getInitialValueInEffect: false });
  useEffect(noteEntry, []);
  useWindowEvent('popstate', onPopState);
  return addressIn(hash);
}

/** Opens a document. */
export function openAddress(address: string): void {
  if (address === addressIn(window.location.hash)) return;
  if (isDialogEntry()) window.location.replace(`#${address}`);
  else window.location.hash = address;
}
