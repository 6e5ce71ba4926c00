/** Longer than the two clicks of a double click are apart, in milliseconds; and farther, in pixels. */
const DOUBLE_CLICK = { ms: 1000, px: 8 };

/** The last press of a pointer. */
let pressed: PointerEvent | undefined;
globalThis.addEventListener?.(
  'pointerdown',
  (event) => {
    pressed = event;
  },
  true,
);

/**
 * Ignores the second click of a double click on the button that sends the form. An earlier confirmation goes away with
 * the first one, and then the form itself, so that the second would hit what has moved into the place of the button,
 * such as a link to another page.
 */
export function ignoreSecondClick(): void {
  const first = pressed;
  function ignore(event: MouseEvent): void {
    if (!first || event.timeStamp - first.timeStamp > DOUBLE_CLICK.ms) {
      window.removeEventListener('click', ignore, true);
      return;
    }
    const distance = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY);
    // A click by keyboard has no count; and the button itself knows that a request is under way.
    const isButton = event.target instanceof Element && event.target.closest('[type="submit"]');
    if (event.detail === 0 || isButton || distance > DOUBLE_CLICK.px) return;
    event.preventDefault();
    event.stopPropagation();
  }
  window.addEventListener('click', ignore, true);
}
