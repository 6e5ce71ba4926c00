import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect, ViteDevServer } from 'vite';
import type { DevTools } from '../../../scripts/vite/dev-tools.ts';
import { GALLERY_ENDPOINTS } from '../gallery/server/endpoints.ts';
import { serveExamples, watchRenderer } from '../gallery/server/serve-examples.ts';
import { overlayData } from '../overlay/server/overlay-data.ts';
import { DEV_API, DEV_HEADER } from '../shared/call-dev-api.ts';
import { DEV_PAGES, type DevPage } from '../shared/dev-pages.ts';
import { STUDIO_ENDPOINTS } from '../studio/server/endpoints.ts';
import { DevApiError, type DevContext, type DevEndpoint } from './endpoint.ts';
import { isSameOrigin } from './same-origin.ts';

/** The API of the pages in src/dev/shared/dev-pages.ts: `POST /_dev/<name>` with JSON, answered with JSON. */
const ANSWERS: Record<string, DevEndpoint> = {
  'page-facts': overlayData,
  ...GALLERY_ENDPOINTS,
  ...STUDIO_ENDPOINTS,
};

const MAX_BYTES = 5_000_000;

function shell({ title, entry }: DevPage): string {
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

function pageAt(pathname: string): DevPage | undefined {
  return DEV_PAGES.find(({ path }) => pathname === path || pathname === `${path}/`);
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = '';
  request.setEncoding('utf8');
  for await (const chunk of request) {
    text += chunk;
    if (text.length > MAX_BYTES) throw new DevApiError(413, 'That is too much at once.');
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new DevApiError(400, 'The request is not JSON.');
  }
}

async function answer(name: string, request: IncomingMessage, context: DevContext): Promise<unknown> {
  if (request.method !== 'POST') throw new DevApiError(405, 'Ask with POST.');
  if (!isSameOrigin(request) || request.headers[DEV_HEADER] === undefined) {
    throw new DevApiError(403, 'Only pages of this development server may ask.');
  }
  const found = Object.hasOwn(ANSWERS, name) ? ANSWERS[name] : undefined;
  if (!found) throw new DevApiError(404, `There is no ${DEV_API}${name}.`);
  return found(await readJson(request), context);
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('Cache-Control', 'no-store');
  response.end(JSON.stringify(value ?? null));
}

function serveApi(context: DevContext): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(DEV_API)) return next();
    answer(pathname.slice(DEV_API.length), request, context).then(
      (value) => sendJson(response, 200, value),
      (error: Error) => {
        const status = error instanceof DevApiError ? error.status : 500;
        if (status === 500) context.server.config.logger.error(error.stack ?? error.message);
        sendJson(response, status, { message: error.message });
      },
    );
  };
}

function servePages(server: ViteDevServer): Connect.NextHandleFunction {
  return (request, response, next) => {
    const url = request.url ?? '/';
    const page = pageAt(new URL(url, 'http://localhost').pathname);
    if (!page || request.method !== 'GET') return next();
    server.transformIndexHtml(url, shell(page)).then((html) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Cache-Control', 'no-store');
      response.end(html);
    }, next);
  };
}

/** Vite opens an editor for whoever asks; here only for pages of this server. */
const guardEditor: Connect.NextHandleFunction = (request, response, next) => {
  if (isSameOrigin(request)) return next();
  sendJson(response, 403, { message: 'Only pages of this development server may open an editor.' });
};

/** Adds overlay, studio and gallery to the development server. */
export const devTools: DevTools = {
  entries: 'src/dev/**/*.tsx',
  overlay: '/src/dev/overlay/main.tsx',
  configureServer(server, store) {
    const context = { server, store, root: server.config.root };
    server.middlewares.use('/__open-in-editor', guardEditor);
    server.middlewares.use(serveApi(context));
    server.middlewares.use(servePages(server));
    server.middlewares.use(serveExamples(context));
    watchRenderer(server);
  },
};
