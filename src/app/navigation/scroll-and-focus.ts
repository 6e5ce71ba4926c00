import type { Location } from 'react-router-dom';
import { DEFAULT_KEY, readHistoryState, type SavedScroll, updateHistoryState } from './history-state.ts';

/** `fragment`: a link to a target on the same page. `traversal`: Back or Forward. */
export type NavigationType = 'link' | 'fragment' | 'traversal';

const SCROLL_SETTLED_MS = 100;

/** Key of the entry whose page is on screen. The current entry may be another one while its data is loading. */
let shownKey = DEFAULT_KEY;

function targetOf({ hash }: Location): HTMLElement | null {
  const target = hash ? document.getElementById(hash.slice(1)) : null;
  // Browsers open it themselves only when they follow the link.
  target?.closest('details')?.setAttribute('open', '');
  return target;
}

const linksTo = (href: string) => document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`);

function followedLink(saved: SavedScroll | undefined): HTMLElement | undefined {
  return saved?.link && linksTo(saved.link.href)[saved.link.index];
}

/**
 * Restores a saved position, then corrects it by the followed link: line breaks may differ from when it was saved, for
 * example because the heading font has not loaded yet.
 */
function scrollToSaved(saved: SavedScroll): void {
  window.scrollTo({ top: saved.top, behavior: 'instant' });
  const link = followedLink(saved);
  if (!link || !saved.link) return;
  const shift = link.getBoundingClientRect().top - saved.link.offset;
  if (shift !== 0) window.scrollBy({ top: shift, behavior: 'instant' });
}

function scrollToStart(location: Location, type: NavigationType): void {
  const target = targetOf(location);
  // Within a page the style sheet's smooth scrolling applies; another page appears at its position.
  const behavior = type === 'fragment' ? 'auto' : 'instant';
  if (target) target.scrollIntoView({ behavior });
  else window.scrollTo({ top: 0, behavior });
}

/** Screen readers continue from the focused element, and so does the next Tab. */
function focus(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Starts with the page of the document. Turns the browser's scroll restoration off: a reload then starts at the top,
 * and on the way to another page the browser does not scroll the page that is still on screen.
 */
export function startScrollAndFocus(location: Location): void {
  shownKey = location.key;
  window.history.scrollRestoration = 'manual';
}

/**
 * Scrolls and moves the focus as a full page load would: to the target of the fragment or to the main heading, and
 * after Back or Forward to the saved position and the followed link.
 */
export function restoreScrollAndFocus(location: Location, type: NavigationType): void {
  shownKey = location.key;
  const saved = type === 'traversal' ? readHistoryState().scroll : undefined;
  if (saved) scrollToSaved(saved);
  else scrollToStart(location, type);
  const link = followedLink(saved);
  link?.focus({ preventScroll: true });
  // A link in a closed menu cannot take the focus.
  if (link && document.activeElement === link) return;
  focus(targetOf(location) ?? document.querySelector<HTMLElement>('main :is(h1, [role="alert"])'));
}

/** After Back or Forward within a page: restores the saved position and focuses the followed link. */
export function restoreWithinPage(location: Location): void {
  shownKey = location.key;
  const saved = readHistoryState().scroll;
  // The browser itself scrolls to the target of a new fragment, whose entry has no position yet.
  if (!saved) return;
  scrollToSaved(saved);
  followedLink(saved)?.focus({ preventScroll: true });
}

function save(link?: SavedScroll['link']): void {
  // The current entry belongs to a page that is still loading.
  if ((readHistoryState().key ?? DEFAULT_KEY) !== shownKey) return;
  try {
    updateHistoryState({ scroll: { top: window.scrollY, ...(link && { link }) } });
  } catch {
    // Safari allows 100 changes in 30 seconds. The last saved position is close enough.
  }
}

function saveClick({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (link && href) {
    const offset = link.getBoundingClientRect().top;
    save({ href, index: [...linksTo(href)].indexOf(link), offset });
  } else save();
}

/** Saves the scroll position of each page and the followed link in the history. Returns the function that stops it. */
export function saveScrollAndFocus(): () => void {
  let timer: number | undefined;
  const saveSettled = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => save(), SCROLL_SETTLED_MS);
  };
  window.addEventListener('scroll', saveSettled, { passive: true });
  const saveNow = () => save();
  window.addEventListener('pagehide', saveNow);
  // The click may come before scrolling has settled. In the capture phase it is before the entry changes.
  document.addEventListener('click', saveClick, { capture: true });
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('scroll', saveSettled);
    window.removeEventListener('pagehide', saveNow);
    document.removeEventListener('click', saveClick, { capture: true });
  };
}
