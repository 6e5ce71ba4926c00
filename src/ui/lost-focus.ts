import { type RefObject, useEffect, useRef } from 'react';

/** What has the focus while a part of the page fails. Noted before the part is taken away. */
export function focusedNow(): Element | null {
  return document.activeElement;
}

/**
 * For the message that stands in for a part that failed: it takes the focus if that was in the part, and only then.
 * @param focused What had the focus when the part failed.
 */
export function useLostFocus<Target extends HTMLElement>(focused: Element | null): RefObject<Target | null> {
  const message = useRef<Target>(null);
  useEffect(() => {
    if (focused && !focused.isConnected) message.current?.focus();
  }, [focused]);
  return message;
}
