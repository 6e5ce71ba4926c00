import { type RefObject, useEffect, useRef } from 'react';

/** The header gets its shadow when the page is scrolled further than this (specification: 20px). */
const THRESHOLD_PX = 20;

/** Sets `data-scrolled` of an element to `true` or `false`, without a render. It is not there before hydration. */
export function useScrollMark(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const mark = () => {
      element.current?.setAttribute('data-scrolled', String(window.scrollY > THRESHOLD_PX));
    };
    // In a separate frame: the position is known after a layout, which would lengthen the hydration.
    const frame = requestAnimationFrame(mark);
    window.addEventListener('scroll', mark, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', mark);
    };
  }, []);
  return element;
}
