import { useEffect } from 'react';

/** What tells that the reader has taken over. */
const TAKEN_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Keeps what the address names in view while frames above it still find their height, until the reader scrolls. */
export function useDeepLink(id: string, isLoaded: boolean): void {
  useEffect(() => {
    const target = isLoaded && id ? document.getElementById(id) : null;
    if (!target) return;
    const sizes = new ResizeObserver(() => target.scrollIntoView({ behavior: 'instant' }));
    const stop = () => sizes.disconnect();
    sizes.observe(document.body);
    for (const event of TAKEN_OVER) window.addEventListener(event, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const event of TAKEN_OVER) window.removeEventListener(event, stop);
    };
  }, [id, isLoaded]);
}
