import type { Location } from 'react-router-dom';
import { type Left, noteInEntry, readEntry } from './history-entry.ts';

/** How a visitor came to a place. `place`: by a link to the page on screen. `load`: the browser itself saw to it. */
export type NavigationType = 'load' | 'link' | 'place' | 'history';

const SCROLL_SETTLED_MS = 100;

/** The history entry whose page is on screen. Another may be current already, while its data is on the way. */
let shownEntry = 'default';

/** The address of that page. */
let shownPath = '';

function targetOf({ hash }: Location): HTMLElement | null {
  return hash ? document.getElementById(hash.slice(1)) : null;
}

const sameLinks = (href: string) => document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`);

function followedLink(left: Left | undefined): HTMLElement | undefined {
  return left?.link && sameLinks(left.link.href)[left.link.index];
}

/** The link is a better mark than a number: after a reload a page may be laid out before its heading font is there. */
function topOf(left: Left): number {
  const link = followedLink(left);
  if (!link || !left.link) return left.top;
  return window.scrollY + link.getBoundingClientRect().top - left.link.offset;
}

function scrollToPlace(location: Location, arrivedBy: NavigationType, left: Left | undefined): void {
  const target = targetOf(location);
  // On one page the style sheet's smooth scrolling shows the way; another page is simply there.
  const behavior = arrivedBy === 'place' ? 'auto' : 'instant';
  if (left) window.scrollTo({ top: topOf(left), behavior });
  else if (target) target.scrollIntoView({ behavior });
  else window.scrollTo({ top: 0, behavior });
}

/** Screen readers read on from here, and the next Tab starts from it. */
function focusPlace(place: HTMLElement | null): void {
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/**
 * Scrolls and moves the focus as a full page load would: to the place asked for or the main heading, and on the way
 * back to where the page was left and the link it was left by.
 */
export function restoreScrollAndFocus(location: Location, arrivedBy: NavigationType): void {
  shownEntry = location.key;
  shownPath = location.pathname;
  if (arrivedBy === 'load') return;
  const left = arrivedBy === 'history' ? readEntry().left : undefined;
  scrollToPlace(location, arrivedBy, left);
  document.documentElement.style.removeProperty('scroll-behavior');
  const link = followedLink(left);
  link?.focus({ preventScroll: true });
  // A link in a menu that is closed again takes no focus.
  if (link && document.activeElement === link) return;
  focusPlace(targetOf(location) ?? document.querySelector<HTMLElement>('main :is(h1, [role="alert"])'));
}

function remember(link?: Left['link']): void {
  // The browser scrolls by itself on its way to another entry; that is not this page's position.
  if ((readEntry().key ?? 'default') !== shownEntry) return;
  try {
    noteInEntry({ left: { top: window.scrollY, ...(link && { link }) } });
  } catch {
    // Some browsers allow a hundred in half a minute. The one before is near enough.
  }
}

function rememberLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (link && href) {
    const offset = link.getBoundingClientRect().top;
    remember({ href, index: [...sameLinks(href)].indexOf(link), offset });
  } else remember();
}

/**
 * On the way back to another page the browser scrolls by itself, and where the style sheet asks for smooth scrolling it would glide,
 * and go on with what is left of the way after the page has been put in its place.
 */
function scrollAtOnce(): void {
  // A press on a link to a place on this page says so as well, and there it shall glide.
  if (window.location.pathname === shownPath) return;
  document.documentElement.style.scrollBehavior = 'auto';
}

/** Remembers how far each page is read and how it is left, for the way back. Returns the function that stops it. */
export function rememberPlaces(): () => void {
  let timer: number | undefined;
  const rememberSettled = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => remember(), SCROLL_SETTLED_MS);
  };
  window.addEventListener('popstate', scrollAtOnce);
  window.addEventListener('scroll', rememberSettled, { passive: true });
  // A link may be chosen before scrolling has settled; it changes the entry only after this.
  document.addEventListener('click', rememberLink, { capture: true });
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('popstate', scrollAtOnce);
    window.removeEventListener('scroll', rememberSettled);
    document.removeEventListener('click', rememberLink, { capture: true });
  };
}
