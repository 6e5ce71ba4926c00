import { useEffect, useLayoutEffect } from 'react';
import { NOT_FOUND_PATH } from './payload.ts';
import { rememberPlaces } from './scroll-and-focus.ts';
import type { ShownPage } from './use-shown-page.ts';

/** What a full page load does by itself and a visitor cannot see: the title, the way back, a word to the console. */
export function useScrollAndFocus({ location, payload }: ShownPage, title: string): void {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(rememberPlaces, []);

  useEffect(() => {
    if (payload.page.path === NOT_FOUND_PATH) console.warn(`No page at ${location.pathname}`);
  }, [payload, location.pathname]);
}
