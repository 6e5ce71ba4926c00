import { useEffect } from 'react';

/** Events that show that the reader scrolls. */
const READER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Keeps the target of the URL in view while the frames above it load and change their height, until the reader scrolls. */
export function useDeepLink(id: string, isLoaded: boolean): void {
  useEffect(() => {
    const target = isLoaded && id ? document.getElementById(id) : null;
    if (!target) return;
    const observer = new ResizeObserver(() => target.scrollIntoView({ behavior: 'instant' }));
    const stop = () => observer.disconnect();
    observer.observe(document.body);
    for (const event of READER_EVENTS) window.addEventListener(event, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const event of READER_EVENTS) window.removeEventListener(event, stop);
    };
  }, [id, isLoaded]);
}
