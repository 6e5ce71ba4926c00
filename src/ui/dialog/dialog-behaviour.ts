import { type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * Returns the properties of a button that opens a dialog. The attributes work without script. The click handler is for
 * older browsers, and for Safari, which does not focus a clicked button and so cannot return the focus to it.
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
      event.currentTarget.focus({ preventScroll: true });
      dialog.showModal();
      dialog.scrollTop = 0;
      // Focuses the title instead of the first button: reading starts at the top, and the arrow keys scroll.
      dialog.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    },
  } as const;
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
