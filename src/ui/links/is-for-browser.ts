type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** A click on a link that the browser must handle itself: it opens a new tab or window, or downloads. */
export function isForBrowser(
  { button, metaKey, ctrlKey, shiftKey, altKey }: Click,
  link: HTMLAnchorElement,
): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey || (link.target || '_self') !== '_self';
}
