import type { Connect, ViteDevServer } from 'vite';
import { NOT_FOUND_PATH, routeOfDataUrl, routeOfUrl } from '@json-site/app/addresses';
import { escapeHtml } from '@json-site/app/head';
import type { PageData } from '@json-site/compiler/types';
import { engineUrl } from '@json-site/content/folders';
import type { ContentStore } from '@json-site/content/site';
import { plainFormUrl } from '@json-site/model/visitor';
import { decoded } from '@json-site/values/paths';
import { documentOf } from '../vite/document.ts';
import { usedAllowances } from '../vite/used-blocks.ts';
import { withDevPolicy } from './dev-policy.ts';
import { devPayload, renderInDev } from './dev-renderer.ts';
import type { DevTools } from './dev-tools.ts';

/** Assets, modules and Vite's own addresses: a missing one is no page. */
const NOT_A_PAGE = /\.[a-z0-9]+$|^\/@|^\/_|^\/node_modules\//i;

/** Serves pages and their data, rendered from the content as it is at each request. */
export function devPages(
  server: ViteDevServer,
  store: ContentStore,
  tools: DevTools | undefined,
): Connect.NextHandleFunction {
  const overlay = tools
    ? `<script type="module" src="${escapeHtml(encodeURI(engineUrl(server.config.root, tools.overlay)))}"></script>\n  `
    : '';

  /** The page as the function that receives forms without JavaScript reads it. */
  async function plainDocument(page: PageData): Promise<string> {
    const written = await renderInDev(server, store, page, documentOf(server.config.root), true);
    return server.transformIndexHtml(encodeURI(page.path), written);
  }

  async function pageDocuments(page: PageData) {
    const template = documentOf(server.config.root).replace('</body>', `${overlay}</body>`);
    const written = await renderInDev(server, store, page, template);
    return { written, served: await server.transformIndexHtml(encodeURI(page.path), written) };
  }

  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
    const plainPage = store.pages().find(({ path }) => plainFormUrl(path) === pathname);
    if (plainPage) {
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      plainDocument(plainPage).then((text) => response.end(text), next);
      return;
    }
    const dataRoute = routeOfDataUrl(pathname);
    const isData = dataRoute !== undefined;
    const route = decoded(dataRoute ?? routeOfUrl(pathname));
    const page = store.page(route);
    if (!page && !isData && NOT_A_PAGE.test(pathname)) return next();

    const shown = page ?? store.page(NOT_FOUND_PATH);
    if (!shown) return next();
    // The browser fetches the data of the not-found page as a file that exists.
    const isFound = page !== undefined && (isData || route !== NOT_FOUND_PATH);
    response.statusCode = isFound ? 200 : 404;
    response.setHeader('Cache-Control', 'no-store');

    if (isData) {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(devPayload(shown)));
      return;
    }
    pageDocuments(shown).then((documents) => {
      const site = store.site();
      const allowed = usedAllowances(store.input().schemas, {
        site,
        sites: store.sites(),
        pages: store.pages(),
      });
      const { html, headers } = withDevPolicy(site, documents, 'page', allowed);
      response.setHeaders(
        new Map(Object.entries({ ...headers, 'Content-Type': 'text/html; charset=utf-8' })),
      );
      response.end(html);
    }, next);
  };
}
