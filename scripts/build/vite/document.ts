import { readFileSync } from 'node:fs';
import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { escapeHtml } from '@json-site/app/head';
import { engineOf, engineUrl, isCustomer } from '@json-site/content/folders';

const DOCUMENT = 'index.html';
const ENTRY = 'src/app/main.tsx';

/** The engine's index.html, of which every page is made, with its entry. */
const withEntry = (root: string, entry: string): string =>
  readFileSync(path.join(engineOf(root), DOCUMENT), 'utf8').replace(`/${ENTRY}`, () => escapeHtml(entry));

/** The document of a page in development: its entry is an address. */
export const documentOf = (root: string): string => withEntry(root, encodeURI(engineUrl(root, ENTRY)));

/** Gives the build of a site the engine's document: Vite expects it in the folder of the site. */
export function engineDocument(root: string): Plugin {
  const id = normalizePath(path.join(root, DOCUMENT));
  return {
    name: 'site:document',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (isCustomer(root) && source === id ? id : null),
    // The bundler takes the entry for a path.
    load: (source) => (isCustomer(root) && source === id ? withEntry(root, engineUrl(root, ENTRY)) : null),
    config: () =>
      isCustomer(root) ? { environments: { client: { build: { rolldownOptions: { input: id } } } } } : {},
  };
}
