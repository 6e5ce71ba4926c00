import { type RefObject, useEffect } from 'react';

/** Share of a band that must be visible before it fades in (specification: 10%). */
const VISIBLE_SHARE = 0.1;

/**
 * True for a band below the fold. False for one so tall that a tenth of it never fits on this screen: it would stay hidden.
 */
function canBeRevealed({ top, height }: DOMRectReadOnly): boolean {
  return top > window.innerHeight && height * VISIBLE_SHARE < window.innerHeight;
}

/**
 * Makes the bands below the fold fade in, once. Only script hides them: everything is visible without script, before
 * hydration and in print. The observer measures the bands: asking for their places would lay the page out during hydration.
 */
export function useReveal(container: RefObject<HTMLElement | null>, isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled || !container.current) return;
    const bands = [...container.current.children];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          const state = isIntersecting ? 'shown' : canBeRevealed(boundingClientRect) && 'waiting';
          if (state) target.setAttribute('data-reveal', state);
          if (isIntersecting) observer.unobserve(target);
        }
      },
      { threshold: VISIBLE_SHARE },
    );
    for (const band of bands) observer.observe(band);
    return () => {
      observer.disconnect();
      for (const band of bands) band.removeAttribute('data-reveal');
    };
  }, [container, isEnabled]);
}
