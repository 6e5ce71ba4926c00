import { useEffect } from 'react';
import { SITE_PATH } from '../site-path/site-path.ts';
import { loadPage } from './page-store.ts';
import { isFilePath, routeOfUrl } from './payload.ts';
import { savesData } from './saves-data.ts';

/** The start of a click. For visitors who save data, it is the only event that loads a page. */
const PRESS = 'pointerdown';
const INTENT_EVENTS = ['pointerover', 'focusin', PRESS] as const;

/** The route that an event makes the browser load, if any. */
export function routeToPrefetch({ target, type }: Pick<Event, 'target' | 'type'>): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || isFilePath(link.pathname)) return undefined;
  // Another site of this host.
  if (SITE_PATH && !`${link.pathname}/`.startsWith(`${SITE_PATH}/`)) return undefined;
  if (savesData() && type !== PRESS) return undefined;
  const route = routeOfUrl(link.pathname);
  return route === routeOfUrl(window.location.pathname) ? undefined : route;
}

function prefetch(event: Event): void {
  const route = routeToPrefetch(event);
  // The click tries again when this fails.
  if (route !== undefined) loadPage(route).catch(() => undefined);
}

/**
 * Loads a page's data as soon as the visitor points at, touches or focuses a link to it. It does not load the code of a
 * form on that page: the code is twenty times as large, and the page appears without it.
 */
export function usePrefetch(): void {
  useEffect(() => {
    for (const type of INTENT_EVENTS) document.addEventListener(type, prefetch, { passive: true });
    return () => {
      for (const type of INTENT_EVENTS) document.removeEventListener(type, prefetch);
    };
  }, []);
}
