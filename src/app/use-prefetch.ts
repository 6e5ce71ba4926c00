import { useEffect } from 'react';
import { loadPage } from './page-store.ts';
import { routeOf } from './payload.ts';

const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

function prefetchTarget(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== window.location.origin) return;
  const route = routeOf(link.pathname);
  // A failed prefetch costs nothing: the click asks again.
  if (route !== routeOf(window.location.pathname)) loadPage(route).catch(() => undefined);
}

/** Loads a page's data as soon as the visitor points at, touches or focuses a link to it. */
export function usePrefetch(): void {
  useEffect(() => {
    for (const type of INTENT_EVENTS) document.addEventListener(type, prefetchTarget, { passive: true });
    return () => {
      for (const type of INTENT_EVENTS) document.removeEventListener(type, prefetchTarget);
    };
  }, []);
}
