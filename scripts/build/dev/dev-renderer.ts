import type { ViteDevServer } from 'vite';
import type { PagePayload } from '@json-site/app/addresses';
import { escapeHtml } from '@json-site/app/head';
import { themeLook } from '@json-site/compiler/theme';
import type { PageData } from '@json-site/compiler/types';
import { engineUrl } from '@json-site/content/folders';
import type { ContentStore } from '@json-site/content/site';
import { pageHeadDataFor, siteHeadData } from '../pages/head-data.ts';
import { payloadOf } from '../pages/payloads.ts';
import { styleUrls } from './dev-styles.ts';
import { loadOnServer } from './load-on-server.ts';

const RENDERER = 'src/app/prerender.tsx';

/** The data of a page in development. */
export const devPayload = (page: PageData): PagePayload => payloadOf(page, 'development');

/** The style sheets that a server-rendered page needs before its script runs; without them it would flash unstyled. */
function styleLinks(server: ViteDevServer): string {
  return styleUrls(server)
    .map((url) => `<link rel="stylesheet" href="${escapeHtml(encodeURI(url))}?direct" data-dev-style />`)
    .join('\n    ');
}

/**
 * Renders the document of a page with the code and the content as they are now.
 * @param template The document with its placeholders.
 */
export async function renderInDev(
  server: ViteDevServer,
  store: ContentStore,
  page: PageData,
  template: string,
  isPlain = false,
): Promise<string> {
  const { render, documentHtml } = (await loadOnServer(
    server,
    engineUrl(server.config.root, RENDERER),
  )) as typeof import('@json-site/app/prerender');
  const payload = devPayload(page);
  const app = await render(payload, { isPlain });
  const headDataFor = pageHeadDataFor(store.pages(), undefined, store.sites());
  const facts = { ...siteHeadData(store.site(), store.theme()), ...headDataFor(page) };
  const { flags } = themeLook(store.theme());
  // As liveLook of the style sheets expects.
  const marked = template.replace('<html ', () => `<html data-look="${flags.join(' ')}" `);
  return documentHtml({
    template: flags.length > 0 ? marked : template,
    styles: styleLinks(server),
    facts,
    payload,
    app,
  });
}
