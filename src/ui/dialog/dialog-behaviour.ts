import { type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * Properties of a button that opens the dialog of this id. The attributes do it without script; with it the
 * click does, because older browsers lack the attributes and Safari does not focus a button that is clicked,
 * and so would not know where to return the focus.
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
      // The title, not the first button: reading starts at the top, and the arrow keys scroll.
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
 * Closes a dialog by a click on the overlay where the browser does not know `closedby`. A press that starts
 * inside and ends on the overlay is a slip, for example while marking text, and closes nothing.
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
