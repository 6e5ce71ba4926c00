import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the message that replaces a failed part of the page. Moves the focus to the message when the part that had the
 * focus is gone.
 * @param focused The element that had the focus when the part failed.
 */
export function useRestoredFocus<Target extends HTMLElement>(
  focused: Element | null,
): RefObject<Target | null> {
  const message = useRef<Target>(null);
  useEffect(() => {
    if (focused && !focused.isConnected) message.current?.focus();
  }, [focused]);
  return message;
}
