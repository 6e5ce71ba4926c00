import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { allowancesOf, buildToolPages, withDevPolicy } from '@json-site/build/plugin';
import { outputOf, UserError } from '@json-site/content/files';
import { COMMANDS, engineModule } from '@json-site/content/folders';
import { type ContentStore, openContent } from '@json-site/content/site';
import { exampleBody } from '@json-site/dev/server';
import { search } from '@json-site/search/integration';
import { studio } from '@json-site/studio/server';

/** The option with which the command builds the pages alone. */
export const BUILD_PAGES = '--build-pages';

/** The address below which the files of the build are. */
const BASE = '/_studio/';
/** Parts of the site's fonts, at the address by which its style sheets name them. */
const FONTS = '.cache/fonts';
const FILE = /^\/(_studio\/assets|\.cache\/fonts)\/([\w.-]+)$/;
const EXAMPLE = 'src/dev/gallery/examples/hydrate-example.tsx';

const nameOf = (address: string) => address.replace(/^\//, '').replaceAll('/', '-');

/** The pages of the studio, and the page of an example of a block. */
const PAGES = studio.pages.map(({ path: address, title, entry }) => ({ address, title, entry }));

/** The folder of the built pages of a site. */
const folderOf = (root: string) => path.join(root, '.cache/studio-pages');

/** Builds the pages of the studio for a site, unless its cache has them. */
export const buildPages = (
  root: string,
  store = openContent(root),
  elsewhere?: () => Promise<void>,
): ReturnType<typeof buildToolPages> =>
  buildToolPages(root, {
    entries: Object.fromEntries([
      ...PAGES.map(({ address, entry }) => [nameOf(address), engineModule(entry)]),
      ['example', engineModule(EXAMPLE)],
    ]),
    folder: folderOf(root),
    base: BASE,
    store,
    integrations: [search],
    ...(elsewhere && { elsewhere }),
  });

/** Runs `json-site studio --build-pages`: a bundler would keep 300 MB in the process that serves for weeks. */
async function buildElsewhere(root: string): Promise<void> {
  const child = spawn(process.execPath, [COMMANDS, 'studio', BUILD_PAGES], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const { status, stderr } = await outputOf(child);
  if (status !== 0) throw new UserError(`The pages of the studio could not be built.\n${stderr.trim()}`);
}

/** Serves the pages of the studio for a site, and builds them before. */
export async function openClient(root: string, store: ContentStore) {
  const folder = folderOf(root);
  const files = await buildPages(root, store, () => buildElsewhere(root));

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
    const page = PAGES.find(({ address }) => pathname === address);
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
