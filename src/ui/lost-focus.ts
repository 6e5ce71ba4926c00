import { type RefObject, useEffect, useRef } from 'react';

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
