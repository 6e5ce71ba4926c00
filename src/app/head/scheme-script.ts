import { STORED } from '../../content/stored.ts';
import { BAR_ALWAYS } from '../scheme.ts';

/**
 * Shows the scheme that the visitor has chosen, before anything is painted: what `showScheme` does, in as few bytes as it
 * takes, because every page carries it. Where nothing is kept, or storage is refused, its first line throws.
 */
export const SCHEME_SCRIPT = [
  `try{let d=document,s=localStorage.${STORED.scheme.key},m=d.querySelector("[media*="+s+"]");`,
  `m.media+="${BAR_ALWAYS}";d.head.prepend(m);d.documentElement.dataset.scheme=s}catch{}`,
].join('');
