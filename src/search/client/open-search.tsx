import type { ReactNode } from 'react';
import { loadIndex } from './load-index.ts';
import { SearchDialog } from './SearchDialog.tsx';

let presses = 0;

/** Loads the index in the language of the page, and returns the dialog. A new element opens it again. */
export async function openSearch(link: HTMLAnchorElement): Promise<ReactNode> {
  const { lang } = document.documentElement;
  const index = await loadIndex(lang);
  presses += 1;
  return <SearchDialog key={lang} {...index} link={link} press={presses} />;
}
