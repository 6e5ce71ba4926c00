import type { Connect } from 'vite';
import { escapeHtml } from '@json-site/app/head';
import { allowancesOf, withDevPolicy } from '@json-site/build/plugin';
import { engineUrl, howToAdd } from '@json-site/content/folders';
import type { DevContext } from './endpoint.ts';

/** A page that a tool adds to the development server. */
export interface ToolPage {
  path: string;
  title: string;
  /** Module that renders the page: a path from the engine's folder, or an absolute one of an optional package. */
  entry?: string;
}

/** `entry`: without it, the page says how to add the studio, the only tool that a site can do without. */
function documentOf(title: string, entry: string | undefined): string {
  const body = entry
    ? `<div id="root"></div>
    <script type="module" src="${escapeHtml(encodeURI(entry))}"></script>`
    : `<h1>${title}</h1>
    <p style="white-space: pre-line">${howToAdd('@json-site/studio')}
Then start the server again.</p>`;

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
    ${body}
  </body>
</html>
`;
}

/** Serves the documents of gallery, mail and studio; the browser renders them. */
export function servePages(
  { server, store }: DevContext,
  pages: readonly ToolPage[],
): Connect.NextHandleFunction {
  return (request, response, next) => {
    const url = request.url ?? '/';
    const { pathname } = new URL(url, 'http://localhost');
    const page = pages.find(({ path }) => pathname === path || pathname === `${path}/`);
    if (!page || request.method !== 'GET') return next();
    const written = documentOf(page.title, page.entry && engineUrl(server.config.root, page.entry));
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
