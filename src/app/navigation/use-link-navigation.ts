import { useEffect } from 'react';
import { isForBrowser } from '@json-site/ui/links/is-for-browser';
import type { BrowserHistory } from './browser-history.ts';
import { isFilePath } from './payload.ts';

/** The path that a click on a link to a page of this site navigates to. Links to a fragment or a file have none. */
export function pathOfClick(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href?.startsWith('/') || isFilePath(href)) return undefined;
  if (event.defaultPrevented || isForBrowser(event, link)) return undefined;
  return href;
}

/**
 * Makes links to pages of this site navigate without loading a document. One listener serves every link: with a
 * component per link, React would render a hundred of them again on each change of page.
 */
export function useLinkNavigation(history: BrowserHistory): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const path = pathOfClick(event);
      if (path === undefined) return;
      event.preventDefault();
      const { pathname, search, hash } = window.location;
      // Like the browser: a link to the current address adds no entry to the history.
      if (path === pathname + search + hash) history.replace(path);
      else history.push(path);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [history]);
}
