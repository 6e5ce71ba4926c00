/**
 * Scrolls to an element and focuses a control in it. Not smoothly: a moving page would make the visitor's next press
 * miss its target.
 */
export function goTo(element: HTMLElement, control = element): void {
  element.scrollIntoView({ behavior: 'instant' });
  control.focus({ preventScroll: true });
}
