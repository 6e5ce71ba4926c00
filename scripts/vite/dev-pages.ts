import type { Connect, ViteDevServer } from 'vite';
import {
  NOT_FOUND_PATH,
  type PagePayload,
  routeOfDataUrl,
  routeOfUrl,
} from '../../src/app/navigation/payload.ts';
import { decoded } from '../../src/compiler/source/decoded.ts';
import type { PageData } from '../../src/compiler/types.ts';
import type { ContentStore } from '../content/content-store.ts';
import { engineUrl } from '../content/folders.ts';
import { pageHeadDataFor, siteHeadData } from '../prerender/head-data.ts';
import { payloadOf } from '../prerender/pages/payloads.ts';
import { withDevPolicy } from './dev-policy.ts';
import { styleUrls } from './dev-styles.ts';
import type { DevTools } from './dev-tools.ts';
import { documentOf } from './document.ts';
import { loadOnServer } from './load-on-server.ts';
import { usedAllowances } from './used-blocks.ts';

const RENDERER = 'src/prerender.tsx';
const DEV_BUILD = 'development';

/** Assets, modules and Vite's own addresses: a missing one is no page. */
const NOT_A_PAGE = /\.[a-z0-9]+$|^\/@|^\/_|^\/node_modules\//i;

/** The style sheets that a server-rendered page needs before its script runs; without them it would flash unstyled. */
function styleLinks(server: ViteDevServer): string {
  return styleUrls(server)
    .map((url) => `<link rel="stylesheet" href="${url}?direct" data-dev-style />`)
    .join('\n    ');
}

/** Serves pages and their data, rendered from the content as it is at each request. */
export function devPages(
  server: ViteDevServer,
  store: ContentStore,
  tools: DevTools | undefined,
): Connect.NextHandleFunction {
  const overlay = tools
    ? `<script type="module" src="${engineUrl(server.config.root, tools.overlay)}"></script>\n  `
    : '';

  async function pageDocuments(page: PageData, payload: PagePayload) {
    const { render, documentHtml } = (await loadOnServer(
      server,
      engineUrl(server.config.root, RENDERER),
    )) as typeof import('../../src/prerender.tsx');
    const app = await render(payload);
    const template = documentOf(server.config.root).replace('</body>', `${overlay}</body>`);
    const headDataFor = pageHeadDataFor(store.pages(), undefined, store.sites());
    const facts = { ...siteHeadData(store.site(), store.theme()), ...headDataFor(page) };
    const written = documentHtml({ template, styles: styleLinks(server), facts, payload, app });
    return { written, served: await server.transformIndexHtml(encodeURI(page.path), written) };
  }

  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
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

    const payload = payloadOf(shown, DEV_BUILD);
    if (isData) {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(payload));
      return;
    }
    pageDocuments(shown, payload).then((documents) => {
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
