import { createSearch } from '../client/find.ts';
import type { SearchIndex, SearchTexts } from '../format.ts';
import { makeIndex } from '../index/make-index.ts';
import { mainTextOf } from '../index/page-text.ts';

export const TEXTS: SearchTexts = {
  field: 'Search',
  results: 'Pages: {number}',
  nothing: 'Nothing: {words}',
  more: 'More',
  all: 'All pages',
  close: 'Close',
};

/** Indexes documents, and returns the search in them with the files that it loads. */
export function searchIn(
  documents: readonly { path: string; title: string; html: string }[],
  language: string,
) {
  const pages = documents.flatMap(({ path, title, html }) => {
    const text = mainTextOf(html);
    return text ? [{ path, title, language, ...text }] : [];
  });
  const files = makeIndex(pages, language, TEXTS);
  const index = JSON.parse(files[`search/${language}.json`] ?? '') as SearchIndex;
  const loaded: string[] = [];
  const search = createSearch(index, language, async (name) => {
    loaded.push(name);
    return JSON.parse(files[index.folder.slice(1) + name] ?? '') as unknown;
  });
  return {
    files,
    index,
    loaded,
    search,
    /** The first results of a query. */
    async first(query: string, count = 3) {
      return search.resultsOf((await search.find(query)).slice(0, count));
    },
  };
}
