import { useEffect, useLayoutEffect, useRef } from 'react';
import { NOT_FOUND_PATH } from './payload.ts';
import type { ShownPage } from './use-shown-page.ts';

/** Where each visited entry of the history was scrolled to. In memory: nothing is stored before it is needed. */
const scrollPositions = new Map<string, number>();
const SCROLL_SETTLED_MS = 100;

/** The key the router gave the current history entry; `default` for the first. */
function currentEntry(): string {
  return (window.history.state as { key?: string } | null)?.key ?? 'default';
}

function scrollToPlace({ location, arrivedBy }: ShownPage): void {
  const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const position = arrivedBy === 'history' ? scrollPositions.get(location.key) : undefined;
  if (position !== undefined) window.scrollTo({ top: position, behavior: 'instant' });
  else if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Screen readers read the new page's heading; the next Tab starts from it. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** What a full page load does by itself: title, scroll position, focus. */
export function useArrival(shown: ShownPage, title: string): void {
  const { location, arrivedBy, payload } = shown;
  const entry = useRef(location.key);

  useLayoutEffect(() => {
    entry.current = location.key;
    document.title = title;
    if (arrivedBy === 'load') return;
    scrollToPlace({ location, arrivedBy, payload });
    focusHeading();
  }, [location, arrivedBy, payload, title]);

  useEffect(() => {
    let timer: number | undefined;
    const remember = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        // The browser scrolls by itself on its way to another entry; that is not this page's position.
        if (currentEntry() === entry.current) scrollPositions.set(entry.current, window.scrollY);
      }, SCROLL_SETTLED_MS);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', remember);
    };
  }, []);

  useEffect(() => {
    if (payload.page.path === NOT_FOUND_PATH) console.warn(`No page at ${location.pathname}`);
  }, [payload, location.pathname]);
}
