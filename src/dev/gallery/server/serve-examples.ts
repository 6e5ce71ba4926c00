import type { Connect, ViteDevServer } from 'vite';
import { escapeJson } from '@json-site/app/head';
import { loadOnServer, payloadOf, usedAllowances, withDevPolicy } from '@json-site/build/plugin';
import { endingsOf } from '@json-site/compiler/media';
import { themeLook } from '@json-site/compiler/theme';
import type { PageData } from '@json-site/compiler/types';
import { engineUrl } from '@json-site/content/folders';
import type { ContentStore } from '@json-site/content/site';
import type { DevContext } from '../../server/endpoint.ts';
import { EXAMPLE_DATA_ID, EXAMPLES_PATH, type ExamplePayload } from '../protocol.ts';
import { examplesFor } from './examples.ts';
import { forgetStyles, STYLES, styleSheetOf } from './style-sheets.ts';

const RENDERER = 'src/dev/gallery/examples/render-example.tsx';
const HYDRATE = 'src/dev/gallery/examples/hydrate-example.tsx';
const GALLERY_BUILD = 'gallery';
const CAPTIONS = new RegExp(`\\.(?:${endingsOf('captions')})$`);

/**
 * Hydrates an example on the first interaction: hydrating all of them would load hundreds of modules in each of
 * hundreds of frames. The script is inline to save a request per frame. The two functions are what React Refresh
 * expects in development; examples are reloaded instead of refreshed.
 */
const hydrateOnInteraction = (module: string) => `
      const events = ['pointerover', 'touchstart', 'focusin'];
      const hydrate = () => {
        for (const event of events) document.removeEventListener(event, hydrate);
        Object.assign(window, { $RefreshReg$() {}, $RefreshSig$: () => (type) => type });
        import(${JSON.stringify(encodeURI(module))});
      };
      for (const event of events) document.addEventListener(event, hydrate, { passive: true });
`;

/** The example at this path, and what its page receives: its block alone, and the labels that it needs. */
function exampleAt(
  store: ContentStore,
  pathname: string,
): { page: PageData; payload: ExamplePayload } | undefined {
  const { labels, pages } = examplesFor(store.input());
  const page = pages.get(pathname);
  const block = page?.blocks.at(-1);
  const shown = page && { ...page, blocks: block ? [block] : [] };
  return shown && { page, payload: { ...payloadOf(shown, GALLERY_BUILD), labels } };
}

/** The elements of a document that shows an example: `written` is the HTML of the example. */
const bodyOf = (payload: ExamplePayload, written = '') => `<div id="root">${written}</div>
    <script type="application/json" id="${EXAMPLE_DATA_ID}">${escapeJson(payload)}</script>`;

/** The body of a document in which the browser renders the example at this path, for a server without a renderer. */
export function exampleBody(store: ContentStore, pathname: string): string | undefined {
  const example = exampleAt(store, pathname);
  return example && bodyOf(example.payload);
}

/** The example as a document, with the policy that a site has whose only page it is. */
async function exampleDocument(
  { server, store }: DevContext,
  { page, payload }: NonNullable<ReturnType<typeof exampleAt>>,
  query: URLSearchParams,
) {
  const [scheme, theme] = [query.get('scheme'), query.get('theme')];
  const renderer = await loadOnServer(server, engineUrl(server.config.root, RENDERER));
  const written = await (renderer as typeof import('../examples/render-example.tsx')).renderExample(payload);
  const { url, flags = themeLook(store.theme()).flags } = await styleSheetOf(server, store.input(), theme);
  const look = flags.length > 0 ? ` data-look="${flags.join(' ')}"` : '';
  const colorScheme = scheme === 'light' || scheme === 'dark' ? ` data-scheme="${scheme}"` : '';
  const site = store.site();
  const served = `<!doctype html>
<html lang="${site.language}"${look}${colorScheme}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Example</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="${url.replaceAll('&', '&amp;')}" />
  </head>
  <body>
    ${bodyOf(payload, written)}
    <script type="module">${hydrateOnInteraction(engineUrl(server.config.root, HYDRATE))}    </script>
  </body>
</html>
`;
  const allowed = usedAllowances(store.input().schemas, { site, pages: [page] });
  return withDevPolicy(site, { written, served }, 'example', allowed);
}

/** Serves each example of a block as a page, rendered by the site's own components. */
export function serveExamples(context: DevContext): Connect.NextHandleFunction {
  const { server, store } = context;
  return (request, response, next) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const isCaptions = CAPTIONS.test(pathname);
    if (request.method !== 'GET' || !(isCaptions || pathname.startsWith(EXAMPLES_PATH))) return next();
    const send = (type: string, cacheControl: string, text: string, headers: Record<string, string> = {}) => {
      const all = { ...headers, 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': cacheControl };
      response.setHeaders(new Map(Object.entries(all))).end(text);
    };
    if (pathname === STYLES) {
      // The URL contains a hash of the text.
      const immutable = 'max-age=31536000, immutable';
      return void styleSheetOf(server, store.input(), searchParams.get('theme')).then(
        ({ text }) => send('text/css', immutable, text),
        next,
      );
    }
    const input = store.input();
    // Browsers ask for captions at once, and the site may have none of those that examples name.
    if (isCaptions && !input.media.some(({ src }) => src === pathname))
      return send('text/vtt', 'no-store', 'WEBVTT\n');
    const example = exampleAt(store, pathname);
    if (!example) return next();
    exampleDocument(context, example, searchParams).then(
      ({ html, headers }) => send('text/html', 'no-store', html, headers),
      next,
    );
  };
}

const RENDERER_CODE = /[\\/]src[\\/](?:app|blocks|forms|ui)[\\/].*\.(?:tsx?|css)$/;
const DEBOUNCE_MS = 100;

/** Notifies open galleries of changed components: their frames load none of the code, so Vite does not update them. */
export function watchRenderer(server: ViteDevServer): void {
  const { watcher, ws } = server;
  let timer: NodeJS.Timeout | undefined;
  const onChange = (file: string) => {
    if (!RENDERER_CODE.test(file)) return;
    forgetStyles(server);
    clearTimeout(timer);
    timer = setTimeout(() => ws.send({ type: 'custom', event: 'gallery:changed' }), DEBOUNCE_MS);
  };
  watcher.on('add', onChange);
  watcher.on('change', onChange);
}
