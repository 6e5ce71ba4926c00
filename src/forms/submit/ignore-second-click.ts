/** Longer than the two clicks of a double click may be apart, in milliseconds. */
const DOUBLE_CLICK_MS = 1000;

/**
 * Ignores the second click of a double click on the button that sent the form. The form has gone, so that it would hit
 * what has moved into the place of the button, such as a link to another page. Returns a function that ends this.
 */
export function ignoreSecondClick(): () => void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const stop = () => window.removeEventListener('click', ignore, true);
  window.addEventListener('click', ignore, true);
  setTimeout(stop, DOUBLE_CLICK_MS);
  return stop;
}
