import { STORAGE_ENTRIES } from '@json-site/model/visitor';

/**
 * Sets the visitor's colour scheme before the first paint, as `chooseScheme` does. Every page carries the script, so it
 * is as short as possible. The browser may refuse access to storage; a value that is no scheme changes nothing.
 */
const SCHEME_SCRIPT = [
  `try{let s=localStorage.${STORAGE_ENTRIES.scheme.key};`,
  's&&(document.documentElement.dataset.scheme=s)}catch{}',
].join('');

/**
 * scroll-and-focus.ts turns the browser's scroll restoration off, so that a reload starts at the top. Where it is off,
 * this scrolls before the first paint: after Back or Forward from another document to the position that the module has
 * saved in the history, after a reload to the target of the fragment.
 */
const SCROLL_SCRIPT = [
  'history.scrollRestoration=="manual"&&addEventListener("DOMContentLoaded",()=>{',
  'performance.getEntriesByType("navigation")[0]?.type=="back_forward"',
  '?scrollTo(0,history.state?.scroll?.top)',
  ':document.getElementById(location.hash.slice(1))?.scrollIntoView()})',
].join('');

/** The script that every document runs before its first paint. The content security policy has its hash. */
export const INLINE_SCRIPT = `${SCHEME_SCRIPT}${SCROLL_SCRIPT}`;
