import { createHash } from 'node:crypto';
import type { Connect, ViteDevServer } from 'vite';
import { payloadOf } from '../../../../scripts/prerender/pages/payloads.ts';
import { moduleId, styleUrls } from '../../../../scripts/vite/page-styles.ts';
import { escapeJson } from '../../../app/head/escape.ts';
import type { PageData } from '../../../compiler/types.ts';
import type { DevContext } from '../../server/endpoint.ts';
import { EXAMPLE_DATA_ID } from '../protocol.ts';
import { EXAMPLES_PATH, examplesFor } from './examples.ts';

const RENDERER = '/src/dev/gallery/render-example.tsx';
const STYLES = `${EXAMPLES_PATH}styles.css`;
const NO_BUILD = 'gallery';

/**
 * Brings an example to life when somebody comes near: the code of each would be hundreds of modules. Stands in the
 * document, for hundreds of frames would ask for it. The two functions are what a component asks for in development;
 * here nothing is refreshed in place.
 */
const WAKE = `
      const events = ['pointerover', 'touchstart', 'focusin'];
      const wake = () => {
        for (const event of events) document.removeEventListener(event, wake);
        Object.assign(window, { $RefreshReg$() {}, $RefreshSig$: () => (type) => type });
        import('/src/dev/gallery/hydrate-example.tsx');
      };
      for (const event of events) document.addEventListener(event, wake, { passive: true });
`;

interface Sheet {
  text: string;
  url: string;
}

async function rendererOf(server: ViteDevServer) {
  const module = await server.ssrLoadModule(RENDERER);
  return module as typeof import('../render-example.tsx');
}

/** All style sheets as one: dozens of frames would each ask for dozens. */
async function makeSheet(server: ViteDevServer): Promise<Sheet> {
  const { headingFontRule } = await rendererOf(server);
  const sheets = await Promise.all(
    styleUrls(server).map((url) => server.environments.client.transformRequest(`${moduleId(url)}?direct`)),
  );
  const text = [...sheets.map((sheet) => sheet?.code ?? ''), headingFontRule()].join('\n');
  return { text, url: `${STYLES}?${createHash('sha256').update(text).digest('hex').slice(0, 12)}` };
}

const sheets = new WeakMap<ViteDevServer, Promise<Sheet>>();

/** Made once for each state of the code. */
function sheetOf(server: ViteDevServer): Promise<Sheet> {
  let sheet = sheets.get(server);
  if (!sheet) {
    sheet = makeSheet(server);
    sheets.set(server, sheet);
    sheet.catch(() => sheets.delete(server));
  }
  return sheet;
}

async function exampleHtml(
  { server, store }: DevContext,
  page: PageData,
  scheme: string | null,
): Promise<string> {
  const block = page.blocks.at(-1);
  const payload = payloadOf({ ...page, blocks: block ? [block] : [] }, NO_BUILD);
  const { renderExample } = await rendererOf(server);
  const { url } = await sheetOf(server);
  const fixed = scheme === 'light' || scheme === 'dark' ? ` style="color-scheme: ${scheme}"` : '';
  return `<!doctype html>
<html lang="${store.site().language}"${fixed}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Example</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="${url}" />
    <style>html { scrollbar-width: none; scrollbar-gutter: auto }</style>
  </head>
  <body>
    <div id="root">${await renderExample(payload)}</div>
    <script type="application/json" id="${EXAMPLE_DATA_ID}">${escapeJson(payload)}</script>
    <script type="module">${WAKE}    </script>
  </body>
</html>
`;
}

/** Answers each example of a block as a page of its own, drawn by the real renderer. */
export function serveExamples(context: DevContext): Connect.NextHandleFunction {
  const { server, store } = context;
  return (request, response, next) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method !== 'GET' || !pathname.startsWith(EXAMPLES_PATH)) return next();
    const send = (type: string, caching: string, text: string) => {
      response.setHeader('Content-Type', `${type}; charset=utf-8`);
      response.setHeader('Cache-Control', caching);
      response.end(text);
    };
    if (pathname === STYLES) {
      // Its address changes with it.
      const isKept = 'max-age=31536000, immutable';
      return void sheetOf(server).then(({ text }) => send('text/css', isKept, text), next);
    }
    const page = examplesFor(store.input()).pages.get(pathname);
    if (!page) return next();
    exampleHtml(context, page, searchParams.get('scheme')).then(
      (html) => send('text/html', 'no-store', html),
      next,
    );
  };
}

const DRAWN_BY = /[\\/]src[\\/](?:app|blocks|forms|ui)[\\/].*\.(?:tsx?|css)$/;
const SETTLED_MS = 100;

/** Tells open galleries when what draws the examples has changed: their frames hold none of its code. */
export function watchRenderer(server: ViteDevServer): void {
  const { watcher, ws } = server;
  let timer: NodeJS.Timeout | undefined;
  const onChange = (file: string) => {
    if (!DRAWN_BY.test(file)) return;
    sheets.delete(server);
    clearTimeout(timer);
    timer = setTimeout(() => ws.send({ type: 'custom', event: 'gallery:changed' }), SETTLED_MS);
  };
  watcher.on('add', onChange);
  watcher.on('change', onChange);
}
