const WAIT_MS = 100;

/**
 * Calls `run` when no part of the page is pressed any more. A field loses the focus when the visitor presses a button:
 * text that then appears above the button would move it away from the pointer, and the press would be lost.
 */
export function whenReleased(run: () => void): void {
  setTimeout(() => {
    if (document.querySelector('main :active')) whenReleased(run);
    else run();
  }, WAIT_MS);
}
