import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/**
 * Shows a dialog from its beginning, and focuses its title instead of its first button: reading starts at the top, and
 * the arrow keys scroll. When it closes, the browser returns the focus to `opener`, which Safari does not focus on a
 * click.
 */
export function showDialog(dialog: HTMLDialogElement, opener: HTMLElement): void {
  opener.focus({ preventScroll: true });
  dialog.showModal();
  dialog.scrollTop = 0;
  dialog.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}

/**
 * Returns the properties of a button that opens a dialog. The attributes work without script; older browsers need the
 * handler.
 */
export function opens(dialogId: string) {
  return {
    type: 'button',
    command: 'show-modal',
    commandfor: dialogId,
    'aria-haspopup': 'dialog',
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      const dialog = document.getElementById(dialogId);
      if (!(dialog instanceof HTMLDialogElement)) return;
      event.preventDefault();
      showDialog(dialog, event.currentTarget);
    },
  } as const;
}

/**
 * Opens the dialog of the button with the id that the address ends with: a link on another page leads to the dialog.
 */
export function useLinkedDialog(ids: readonly string[]): void {
  const known = ids.join(' ');
  useEffect(() => {
    const open = () => {
      const { href, hash } = window.location;
      // The address has other characters than ASCII percent-encoded.
      const id = known.split(' ').find((one) => hash === new URL(`#${one}`, href).hash);
      if (id) document.getElementById(id)?.click();
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [known]);
}

function isOnOverlay(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false;
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
}

/**
 * Closes a dialog on a click on the backdrop in browsers without `closedby`. A press that starts inside the dialog, for
 * example to select text, and ends on the backdrop does not close it.
 */
export function useOverlayClose() {
  const pressedOnOverlay = useRef(false);
  return {
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      pressedOnOverlay.current = isOnOverlay(event);
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      const dialog = event.currentTarget;
      if ('closedBy' in dialog && dialog.closedBy) return;
      if (pressedOnOverlay.current && isOnOverlay(event)) dialog.close();
    },
  };
}
