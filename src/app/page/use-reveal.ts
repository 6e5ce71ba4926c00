import { type RefObject, useEffect } from 'react';

/** Share of a band that must be visible before it fades in (specification: 10%). */
const VISIBLE_SHARE = 0.1;

/**
 * How far below the window bands are hidden: its height. Hiding all of them at once would paint the whole page again.
 */
const NEAR = '0px 0px 100%';

/**
 * True for a band below the fold. False for one so tall that a tenth of it never fits on this screen: it would stay
 * hidden.
 */
function canBeRevealed({ top, height }: DOMRectReadOnly): boolean {
  return top > window.innerHeight && height * VISIBLE_SHARE < window.innerHeight;
}

/**
 * Makes the bands below the fold fade in, once. Only script hides them, when they come near: everything is visible
 * without script, before hydration and in print. Observers measure the bands: asking for their places would lay the
 * page out during hydration.
 */
export function useReveal(container: RefObject<HTMLElement | null>, isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled || !container.current) return;
    const bands = [...container.current.children];
    const observe = (state: string, options: IntersectionObserverInit) => {
      const observer = new IntersectionObserver((entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          if (state === 'shown' || canBeRevealed(boundingClientRect))
            target.setAttribute('data-reveal', state);
        }
      }, options);
      for (const band of bands) observer.observe(band);
      return observer;
    };
    const observers = [
      observe('waiting', { rootMargin: NEAR }),
      observe('shown', { threshold: VISIBLE_SHARE }),
    ];
    return () => {
      for (const observer of observers) observer.disconnect();
      for (const band of bands) band.removeAttribute('data-reveal');
    };
  }, [container, isEnabled]);
}
