import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { allowancesOf, buildToolPages, withDevPolicy } from '@json-site/build/plugin';
import { engineModule } from '@json-site/content/folders';
import type { ContentStore } from '@json-site/content/site';
import { exampleBody } from '@json-site/dev/server';
import { search } from '@json-site/search/integration';
import { studio } from '@json-site/studio/server';

/** The address below which the files of the build are. */
const BASE = '/_studio/';
/** Parts of the site's fonts, at the address by which its style sheets name them. */
const FONTS = '.cache/fonts';
const FILE = /^\/(_studio\/assets|\.cache\/fonts)\/([\w.-]+)$/;
const EXAMPLE = 'src/dev/gallery/examples/hydrate-example.tsx';

const nameOf = (address: string) => address.replace(/^\//, '').replaceAll('/', '-');

/** Builds the pages of the studio for a site, unless the folder has them. */
export async function openClient(root: string, store: ContentStore) {
  const folder = path.join(root, '.cache/studio-pages');
  const pages = studio.pages.map(({ path: address, title, entry }) => ({ address, title, entry }));
  const files = await buildToolPages(root, {
    entries: Object.fromEntries([
      ...pages.map(({ address, entry }) => [nameOf(address), engineModule(entry)]),
      ['example', engineModule(EXAMPLE)],
    ]),
    folder,
    base: BASE,
    store,
    integrations: [search],
  });

  function sendDocument(response: ServerResponse, name: string, title: string, body: string): void {
    const { script = '', styles = [] } = files[name] ?? {};
    const links = styles.map((file) => `<link rel="stylesheet" href="${BASE}${file}" />`).join('\n    ');
    const written = `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <title>${title}</title>
    ${links}
    <script type="module" src="${BASE}${script}"></script>
  </head>
  <body>
    ${body}
  </body>
</html>
`;
    const { schemas } = store.input();
    // A page of the studio can show any block.
    const allowed = allowancesOf(schemas, Object.keys(schemas.blocks));
    const { html, headers } = withDevPolicy(store.site(), { written, served: written }, 'built', allowed);
    response.writeHead(200, { ...headers, 'Content-Type': 'text/html; charset=utf-8' }).end(html);
  }

  /** Serves a page or a file of the studio. Returns false if there is none at this path. */
  return (request: IncomingMessage, response: ServerResponse, pathname: string): boolean => {
    const page = pages.find(({ address }) => pathname === address);
    if (page) {
      sendDocument(response, nameOf(page.address), page.title, '<div id="root"></div>');
      return true;
    }
    const example = exampleBody(store, pathname);
    if (example !== undefined) {
      sendDocument(response, 'example', 'Example', example);
      return true;
    }
    const [, below = '', name = ''] = FILE.exec(pathname) ?? [];
    const holder = below === FONTS ? path.join(root, FONTS) : path.join(folder, 'assets');
    if (name === '' || !existsSync(path.join(holder, name))) return false;
    // The names change with the bytes.
    response.setHeader('Cache-Control', 'private, max-age=31536000, immutable');
    send(request, `/${name}`, { root: holder, cacheControl: false, dotfiles: 'deny' })
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
    return true;
  };
}
