import { type RefObject, useEffect } from 'react';

/** Share of a section that must be on screen before it fades in (specification: 10%). */
const VISIBLE_SHARE = 0.1;

/** A section so tall that a tenth of it never fits on this screen would stay hidden for ever. */
function canBeSeen(element: Element): boolean {
  return element.clientHeight * VISIBLE_SHARE < window.innerHeight;
}

function isBelowFold(element: Element): boolean {
  return element.getBoundingClientRect().top > window.innerHeight;
}

/**
 * Lets the bands below the fold fade in, once. They are hidden by script alone, so that without it, in print
 * and before hydration everything shows.
 */
export function useReveal(container: RefObject<HTMLElement | null>, isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled || !container.current || !('IntersectionObserver' in window)) return;
    const bands = [...container.current.children].filter((band) => isBelowFold(band) && canBeSeen(band));
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries.filter((seen) => seen.isIntersecting)) {
          entry.target.setAttribute('data-reveal', 'shown');
          observer.unobserve(entry.target);
        }
      },
      { threshold: VISIBLE_SHARE },
    );
    for (const band of bands) {
      band.setAttribute('data-reveal', 'waiting');
      observer.observe(band);
    }
    return () => {
      observer.disconnect();
      for (const band of bands) band.removeAttribute('data-reveal');
    };
  }, [container, isEnabled]);
}
