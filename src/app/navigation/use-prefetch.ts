import { useEffect } from 'react';
import { loadPage } from './page-store.ts';
import { routeOfUrl } from './payload.ts';
import { savesData } from './saves-data.ts';

/** A press is all but the click. Who wants to save data has pages fetched by it and by nothing less. */
const PRESS = 'pointerdown';
const INTENT_EVENTS = ['pointerover', 'focusin', PRESS] as const;

function prefetchTarget({ target, type }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin) return;
  if (savesData() && type !== PRESS) return;
  const route = routeOfUrl(link.pathname);
  // A failed prefetch costs nothing: the click asks again.
  if (route !== routeOfUrl(window.location.pathname)) loadPage(route).catch(() => undefined);
}

/**
 * Loads a page's data as soon as the visitor points at, touches or focuses a link to it; not the code of a form on
 * it, which weighs twenty times as much and keeps no page waiting.
 */
export function usePrefetch(): void {
  useEffect(() => {
    for (const type of INTENT_EVENTS) document.addEventListener(type, prefetchTarget, { passive: true });
    return () => {
      for (const type of INTENT_EVENTS) document.removeEventListener(type, prefetchTarget);
    };
  }, []);
}
