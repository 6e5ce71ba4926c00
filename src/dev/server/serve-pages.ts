import type { Connect } from 'vite';
import { engineUrl } from '@json-site/content/folders';
import { allowancesOf, withDevPolicy } from '@json-site/vite/plugin';
import { DEV_PAGES } from '../shared/dev-pages.ts';
import type { DevContext } from './endpoint.ts';

function documentOf(title: string, entry: string): string {
  return `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <title>${title}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="${entry}"></script>
  </body>
</html>
`;
}

/** Serves the documents of gallery, mail and studio; the browser renders them. */
export function servePages({ server, store }: DevContext): Connect.NextHandleFunction {
  return (request, response, next) => {
    const url = request.url ?? '/';
    const { pathname } = new URL(url, 'http://localhost');
    const page = DEV_PAGES.find(({ path }) => pathname === path || pathname === `${path}/`);
    if (!page?.entry || request.method !== 'GET') return next();
    const written = documentOf(page.title, engineUrl(server.config.root, page.entry));
    server.transformIndexHtml(url, written).then((served) => {
      const { schemas } = store.input();
      // A page of the studio can show any block.
      const allowed = allowancesOf(schemas, Object.keys(schemas.blocks));
      const { html, headers } = withDevPolicy(store.site(), { written, served }, 'tool', allowed);
      response.setHeaders(new Map(Object.entries(headers)));
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Cache-Control', 'no-store');
      response.end(html);
    }, next);
  };
}
