import { STORAGE_ENTRIES } from '../../compiler/resolve/storage-entries.ts';

/**
 * Shows the scheme that the visitor has chosen, before anything is painted: what `showScheme` does, in as few bytes as it
 * takes, because every page carries it. Storage may be refused; a word that is no scheme changes nothing.
 */
export const SCHEME_SCRIPT = [
  `try{let s=localStorage.${STORAGE_ENTRIES.scheme.key};`,
  's&&(document.documentElement.dataset.scheme=s)}catch{}',
].join('');
