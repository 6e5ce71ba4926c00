import { useEffect, useLayoutEffect } from 'react';
import { arrive, rememberScrolling } from './arrive.ts';
import { NOT_FOUND_PATH } from './payload.ts';
import type { ShownPage } from './use-shown-page.ts';

/** What a full page load does by itself: title, scroll position, focus. */
export function useArrival({ location, arrivedBy, payload }: ShownPage, title: string): void {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an edited page is no arrival.
  useLayoutEffect(() => arrive(location, arrivedBy), [location]);

  useEffect(rememberScrolling, []);

  useEffect(() => {
    if (payload.page.path === NOT_FOUND_PATH) console.warn(`No page at ${location.pathname}`);
  }, [payload, location.pathname]);
}
