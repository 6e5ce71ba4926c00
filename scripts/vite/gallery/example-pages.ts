import type { Connect, ViteDevServer } from 'vite';
import { escapeJson } from '../../../src/app/head/escape.ts';
import { PAYLOAD_ID } from '../../../src/app/payload.ts';
import type { PageData } from '../../../src/content/types.ts';
import { payloadOf } from '../../lib/payloads.ts';
import type { DevContext } from '../dev-answer.ts';
import { styleUrls } from '../page-styles.ts';
import { EXAMPLES_PATH, examplesFor } from './examples.ts';

const RENDERER = '/src/dev/gallery/render-example.tsx';
const STYLES = `${EXAMPLES_PATH}styles.css`;
const NO_BUILD = 'gallery';

/** All style sheets as one: dozens of frames would each ask for dozens. */
async function styles(server: ViteDevServer): Promise<string> {
  await server.ssrLoadModule(RENDERER);
  const sheets = await Promise.all(
    styleUrls(server).map((url) => server.environments.client.transformRequest(`${url}?direct`)),
  );
  return sheets.map((sheet) => sheet?.code ?? '').join('\n');
}

async function exampleHtml(
  { server, store }: DevContext,
  page: PageData,
  scheme: string | null,
): Promise<string> {
  const block = page.blocks.at(-1);
  const payload = payloadOf({ ...page, blocks: block ? [block] : [] }, NO_BUILD);
  const { renderExample } = (await server.ssrLoadModule(
    RENDERER,
  )) as typeof import('../../../src/dev/gallery/render-example.tsx');
  const fixed = scheme === 'light' || scheme === 'dark' ? ` style="color-scheme: ${scheme}"` : '';
  return `<!doctype html>
<html lang="${store.site().language}"${fixed}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Example</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="${STYLES}" />
    <style>html { scrollbar-width: none; scrollbar-gutter: auto }</style>
  </head>
  <body>
    <div id="root">${await renderExample(payload)}</div>
    <script type="application/json" id="${PAYLOAD_ID}">${escapeJson(payload)}</script>
    <script type="module" src="/src/dev/gallery/wake-example.ts"></script>
  </body>
</html>
`;
}

/** Answers each example of a block as a page of its own, drawn by the real renderer. */
export function examplePages(context: DevContext): Connect.NextHandleFunction {
  const { server, store } = context;
  return (request, response, next) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method !== 'GET' || !pathname.startsWith(EXAMPLES_PATH)) return next();
    const send = (type: string) => (text: string) => {
      response.setHeader('Content-Type', `${type}; charset=utf-8`);
      response.setHeader('Cache-Control', 'no-cache');
      response.end(text);
    };
    if (pathname === STYLES) return void styles(server).then(send('text/css'), next);
    const page = examplesFor(store.input()).pages.get(pathname);
    if (!page) return next();
    exampleHtml(context, page, searchParams.get('scheme')).then(send('text/html'), next);
  };
}

const DRAWN_BY = /[\\/]src[\\/](?:app|blocks|forms|ui)[\\/].*\.(?:tsx?|css)$/;
const SETTLED_MS = 100;

/** Tells open galleries when what draws the examples has changed: their frames hold none of its code. */
export function watchRenderer({ watcher, ws }: ViteDevServer): void {
  let timer: NodeJS.Timeout | undefined;
  watcher.on('change', (file) => {
    if (!DRAWN_BY.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => ws.send({ type: 'custom', event: 'gallery:changed' }), SETTLED_MS);
  });
}
