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

function targetOf({ hash }: ShownPage['location']): HTMLElement | null {
  return hash ? document.getElementById(hash.slice(1)) : null;
}

function scrollToPlace({ location, arrivedBy }: ShownPage): void {
  const target = targetOf(location);
  const position = arrivedBy === 'history' ? scrollPositions.get(location.key) : undefined;
  // On one page the style sheet's smooth scrolling shows the way; another page is simply there.
  const behavior = arrivedBy === 'place' ? 'auto' : 'instant';
  if (position !== undefined) window.scrollTo({ top: position, behavior });
  else if (target) target.scrollIntoView({ behavior });
  else window.scrollTo({ top: 0, behavior });
}

/** Screen readers read on from here, and the next Tab starts from it: the place asked for or the heading. */
function focusPlace({ location }: ShownPage): void {
  const place = targetOf(location) ?? document.querySelector<HTMLElement>('main h1');
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
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
    focusPlace({ location, arrivedBy, payload });
  }, [location, arrivedBy, payload, title]);

  useEffect(() => {
    let timer: number | undefined;
    const remember = () => {
      // The browser scrolls by itself on its way to another entry; that is not this page's position.
      if (currentEntry() === entry.current) scrollPositions.set(entry.current, window.scrollY);
    };
    const rememberSettled = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(remember, SCROLL_SETTLED_MS);
    };
    window.addEventListener('scroll', rememberSettled, { passive: true });
    // A link may be chosen before scrolling has settled; it changes the entry only after this.
    document.addEventListener('click', remember, { capture: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', rememberSettled);
      document.removeEventListener('click', remember, { capture: true });
    };
  }, []);

  useEffect(() => {
    if (payload.page.path === NOT_FOUND_PATH) console.warn(`No page at ${location.pathname}`);
  }, [payload, location.pathname]);
}
