import type { Integration } from '@json-site/build/plugin';
import { engineModule } from '@json-site/content/folders';
import { type IndexedPage, makeIndex } from './index/make-index.ts';
import { mainTextOf } from './index/page-text.ts';

/**
 * The search of a site: an index of its pages in each language, and a link in the header that opens it. A site whose
 * site.json has no `header.search` has nothing of it.
 */
export const search: Integration<IndexedPage> = {
  name: 'search',
  // Its code is that of the engine, with which builds compare anyway.
  version: '1',
  headerEnd: engineModule('src/search/client/HeaderEnd.tsx'),
  isUsed: ({ header }) => header.search !== undefined,

  // The search does what search engines do.
  pageRendered({ path, title, language, main, noindex }) {
    const text = noindex ? undefined : mainTextOf(main);
    return text && { path, title, language, ...text };
  },

  beforeCompression({ entries, site, sites }) {
    const languages = Object.entries({ [site.language]: site, ...sites });
    const files = languages.map(([language, { header, labels }]) => {
      // The page that lists all others would be a result of nearly every query.
      const pages = entries.filter((page) => page.language === language && page.path !== header.search?.href);
      const texts = {
        field: labels.searchField ?? '',
        results: labels.searchResults ?? '',
        nothing: labels.searchNothing ?? '',
        more: labels.searchMore ?? '',
        all: labels.searchAll ?? '',
        close: labels.close,
      };
      return makeIndex(pages, language, texts);
    });
    return Object.assign({}, ...files) as Record<string, string>;
  },
};
