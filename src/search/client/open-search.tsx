import type { ReactNode } from 'react';
import { indexFile, type SearchIndex } from '../format.ts';
import { createSearch, type Search } from './find.ts';
import { SearchDialog } from './SearchDialog.tsx';
import styles from './search.css?inline';

async function loadJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} has the status ${response.status}.`);
  return response.json();
}

interface LoadedIndex {
  search: Search;
  labels: SearchIndex['labels'];
}

async function loadIndex(language: string): Promise<LoadedIndex> {
  const index = (await loadJson(`/${indexFile(language)}`)) as SearchIndex;
  const search = createSearch(index, language, (name) => loadJson(index.folder + name));
  return { search, labels: index.labels };
}

/** The indexes that are loaded, by language: navigation may lead to a page in another one. */
const indexes = new Map<string, LoadedIndex>();

/** The style sheet is part of this code: pages on which nobody searches load none of it. */
function addStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

let presses = 0;

/** Loads the index in the language of the page, and returns the dialog. A new element opens it again. */
export async function openSearch(link: HTMLAnchorElement): Promise<ReactNode> {
  const { lang } = document.documentElement;
  const index = indexes.get(lang) ?? (await loadIndex(lang));
  if (indexes.size === 0) addStyles();
  indexes.set(lang, index);
  presses += 1;
  return <SearchDialog key={lang} {...index} link={link} press={presses} />;
}
