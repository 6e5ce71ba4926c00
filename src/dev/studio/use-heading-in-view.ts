import { type RefObject, useEffect, useRef } from 'react';
import type { PartKey } from './state/document-parts.ts';

/**
 * Returns the reference of the form's heading, which gets the focus when it is out of view as another part is selected.
 * On a phone the form is below the list: the choice of a part would seem to do nothing.
 */
export function useHeadingInView(selected: PartKey): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasShown = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading shows another part
  useEffect(() => {
    const top = heading.current?.getBoundingClientRect().top ?? 0;
    if (wasShown.current && (top < 0 || top > window.innerHeight)) heading.current?.focus();
    wasShown.current = true;
  }, [selected]);
  return heading;
}
