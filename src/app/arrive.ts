import type { Location } from 'react-router-dom';

/** How a visitor came to a place. `place`: by a link to the page on screen. `load`: the browser itself saw to it. */
export type ArrivedBy = 'load' | 'link' | 'place' | 'history';

/** Where each visited entry of the history was scrolled to. In memory: nothing is stored before it is needed. */
const scrollPositions = new Map<string, number>();
const SCROLL_SETTLED_MS = 100;

/** The history entry whose page is on screen. Another may be current already, while its data is on the way. */
let shownEntry = 'default';

/** The key the router gave the current history entry; `default` for the first. */
function currentEntry(): string {
  return (window.history.state as { key?: string } | null)?.key ?? 'default';
}

function targetOf({ hash }: Location): HTMLElement | null {
  return hash ? document.getElementById(hash.slice(1)) : null;
}

function scrollToPlace(location: Location, arrivedBy: ArrivedBy): void {
  const target = targetOf(location);
  const position = arrivedBy === 'history' ? scrollPositions.get(location.key) : undefined;
  // On one page the style sheet's smooth scrolling shows the way; another page is simply there.
  const behavior = arrivedBy === 'place' ? 'auto' : 'instant';
  if (position !== undefined) window.scrollTo({ top: position, behavior });
  else if (target) target.scrollIntoView({ behavior });
  else window.scrollTo({ top: 0, behavior });
}

/** Screen readers read on from here, and the next Tab starts from it: the place asked for or the heading. */
function focusPlace(location: Location): void {
  const place = targetOf(location) ?? document.querySelector<HTMLElement>('main h1');
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Scrolls and moves the focus as a full page load would. */
export function arrive(location: Location, arrivedBy: ArrivedBy): void {
  shownEntry = location.key;
  if (arrivedBy === 'load') return;
  scrollToPlace(location, arrivedBy);
  focusPlace(location);
}

function remember(): void {
  // The browser scrolls by itself on its way to another entry; that is not this page's position.
  if (currentEntry() === shownEntry) scrollPositions.set(shownEntry, window.scrollY);
}

/** Remembers how far each page is read, for the way back. Returns the function that stops it. */
export function rememberScrolling(): () => void {
  let timer: number | undefined;
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
}
