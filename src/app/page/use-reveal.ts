import { type RefObject, useEffect } from 'react';

/** Share of a band that must be visible before it fades in (specification: 10%). */
const VISIBLE_SHARE = 0.1;

/** False for a band so tall that a tenth of it never fits on this screen: it would stay hidden. */
function canBeRevealed(element: Element): boolean {
  return element.clientHeight * VISIBLE_SHARE < window.innerHeight;
}

function isBelowFold(element: Element): boolean {
  return element.getBoundingClientRect().top > window.innerHeight;
}

/**
 * Makes the bands below the fold fade in, once. Only script hides them: everything is visible without script, before
 * hydration and in print.
 */
export function useReveal(container: RefObject<HTMLElement | null>, isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled || !container.current || !('IntersectionObserver' in window)) return;
    const bands = [...container.current.children].filter((band) => isBelowFold(band) && canBeRevealed(band));
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
