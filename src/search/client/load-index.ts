import { indexFile, type SearchIndex } from '../format.ts';
import { createSearch, type Search } from './find.ts';
import styles from './search.css?inline';
import { SITE_PATH } from './site-path.ts';

async function loadJson(url: string): Promise<unknown> {
  const response = await fetch(SITE_PATH ? SITE_PATH + url : url);
  if (!response.ok) throw new Error(`${url} has the status ${response.status}.`);
  return response.json();
}

/** The search in one language, and its texts. */
export interface LoadedIndex {
  search: Search;
  labels: SearchIndex['labels'];
}

/** The indexes that are loaded, by language: navigation may lead to a page in another one. */
const indexes = new Map<string, LoadedIndex>();

/** The style sheet is part of this code: pages on which nobody searches load none of it. */
function addStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Loads the index of a language, once. Rejects if a file cannot be loaded; the next call requests it again. */
export async function loadIndex(language: string): Promise<LoadedIndex> {
  const known = indexes.get(language);
  if (known) return known;
  const index = (await loadJson(`/${indexFile(language)}`)) as SearchIndex;
  const search = createSearch(index, language, (name) => loadJson(index.folder + name));
  const loaded = { search, labels: index.labels };
  if (indexes.size === 0) addStyles();
  indexes.set(language, loaded);
  return loaded;
}
