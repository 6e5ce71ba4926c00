/**
 * Shows a place at once and gives a control in it the focus. A page that glides there would move under the finger of
 * whoever presses next, and the press would miss.
 */
export function goTo(place: HTMLElement, control = place): void {
  place.scrollIntoView({ behavior: 'instant' });
  control.focus({ preventScroll: true });
}
