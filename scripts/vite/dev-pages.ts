import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { documentHtml } from '../../src/app/document.ts';
import type { HeadData } from '../../src/app/head/head-data.ts';
import {
  NOT_FOUND_PATH,
  type PagePayload,
  routeOfDataUrl,
  routeOfUrl,
} from '../../src/app/navigation/payload.ts';
import type { ContentStore } from '../content/content-store.ts';
import { pageHeadDataFor, siteHeadData } from '../prerender/head-data.ts';
import { payloadOf } from '../prerender/pages/payloads.ts';
import { styleUrls } from './page-styles.ts';

const ENTRY = '/src/prerender.tsx';
const DEV_BUILD = 'development';

/** Shows on every page what is wrong with it and where it is written. */
const TOOLS = '<script type="module" src="/src/dev/overlay/main.tsx"></script>';

/** Style sheets that a server-rendered page needs before its script runs, or it would flash unstyled. */
function styleLinks(server: ViteDevServer): string {
  return styleUrls(server)
    .map((url) => `<link rel="stylesheet" href="${url}?direct" data-dev-style />`)
    .join('\n    ');
}

async function pageHtml(server: ViteDevServer, url: string, facts: HeadData, payload: PagePayload) {
  const { render } = (await server.ssrLoadModule(ENTRY)) as typeof import('../../src/prerender.tsx');
  const app = await render(payload);
  const template = readFileSync(path.join(server.config.root, 'index.html'), 'utf8').replace(
    '</body>',
    `${TOOLS}\n  </body>`,
  );
  const html = documentHtml({ template, styles: styleLinks(server), facts, payload, app });
  return server.transformIndexHtml(url, html);
}

/** Answers page and page-data requests of the development server from the content as it is now. */
export function devPages(server: ViteDevServer, store: ContentStore): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
    const dataOf = routeOfDataUrl(pathname);
    const wantsData = dataOf !== undefined;
    if (!wantsData && !request.headers.accept?.includes('text/html')) return next();

    const route = decodeURIComponent(dataOf ?? routeOfUrl(pathname));
    const page = store.page(route);
    const shown = page ?? store.page(NOT_FOUND_PATH);
    response.statusCode = page && route !== NOT_FOUND_PATH ? 200 : 404;
    if (wantsData && route === NOT_FOUND_PATH) response.statusCode = 200;
    response.setHeader('Cache-Control', 'no-store');
    if (!shown) return next();

    const payload = payloadOf(shown, DEV_BUILD);
    if (wantsData) {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(payload));
      return;
    }
    const facts = { ...siteHeadData(store.site()), ...pageHeadDataFor(store.pages())(shown) };
    pageHtml(server, request.originalUrl ?? '/', facts, payload).then((html) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(html);
    }, next);
  };
}
