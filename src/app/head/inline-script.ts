import { STORAGE_ENTRIES } from '../../compiler/resolve/storage-entries.ts';

/**
 * Sets the visitor's colour scheme before the first paint, as `chooseScheme` does. Every page carries the script, so it
 * is as short as possible. The browser may refuse access to storage; a value that is no scheme changes nothing.
 */
const SCHEME_SCRIPT = [
  `try{let s=localStorage.${STORAGE_ENTRIES.scheme.key};`,
  's&&(document.documentElement.dataset.scheme=s)}catch{}',
].join('');

/**
 * After Back or Forward from another document, restores the scroll position that scroll-and-focus.ts has saved in the
 * history. That module turns the browser's own restoration off, so that a reload starts at the top.
 */
const SCROLL_SCRIPT = [
  'history.scrollRestoration=="manual"&&',
  'performance.getEntriesByType("navigation")[0]?.type=="back_forward"&&',
  'addEventListener("DOMContentLoaded",()=>scrollTo(0,history.state?.scroll?.top))',
].join('');

/** The script that every document runs before its first paint. The content security policy has its hash. */
export const INLINE_SCRIPT = `${SCHEME_SCRIPT}${SCROLL_SCRIPT}`;
