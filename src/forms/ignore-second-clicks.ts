/** The clicks of a double click are at most so far apart, in milliseconds and in pixels. */
const DOUBLE_CLICK = { ms: 600, px: 8 };

const controlOf = ({ target }: Event) => (target instanceof Element ? target.closest('button, a') : null);

/**
 * Ignores the second click of a double click if it is not on the button or link of the first one: that has moved or
 * gone, and the click would press what is in its place now. It would remove the next entry of a list, too, skip a page
 * of the form, or leave the confirmation for another page. Returns a function that ends this.
 */
export function ignoreSecondClicks(): () => void {
  let first: { event: MouseEvent; control: Element } | undefined;

  /** A link of the error summary moves the focus, and nothing is lost. */
  const isHarmless = ({ target }: Event) =>
    target instanceof Element && target.closest('[data-error-summary]') !== null;

  /** The count of clicks of an event begins again on another element. */
  function isSecond({ timeStamp, clientX, clientY }: MouseEvent): boolean {
    if (!first || timeStamp - first.event.timeStamp > DOUBLE_CLICK.ms) return false;
    return Math.hypot(clientX - first.event.clientX, clientY - first.event.clientY) <= DOUBLE_CLICK.px;
  }

  function onClick(event: MouseEvent): void {
    // A click by keyboard has no count.
    if (event.detail === 0) return;
    const control = controlOf(event);
    if (isSecond(event) && control !== first?.control && !isHarmless(event)) {
      event.preventDefault();
      event.stopPropagation();
    } else {
      first = control ? { event, control } : undefined;
    }
  }

  window.addEventListener('click', onClick, true);
  return () => window.removeEventListener('click', onClick, true);
}
