import { useEffect, useLayoutEffect } from 'react';
import type { ShownPage } from './follow-history.ts';
import { NOT_FOUND_PATH } from './payload.ts';
import { saveScrollAndFocus } from './scroll-and-focus.ts';

/** Does for each page what the browser does with a document: sets the title and saves scroll positions. */
export function useDocument({ location, payload }: ShownPage, title: string): void {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(saveScrollAndFocus, []);

  useEffect(() => {
    if (payload.page.path === NOT_FOUND_PATH) console.warn(`No page at ${location.pathname}`);
  }, [payload, location.pathname]);
}
