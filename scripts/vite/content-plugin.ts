import type { Plugin } from 'vite';
import { type ContentStore, openContent } from './content-store.ts';
import { devPages } from './dev-pages.ts';
import { devTools } from './dev-tools.ts';
import { report, watchContent } from './watch-content.ts';

const SITE_MODULE = 'virtual:site';
const RESOLVED_SITE_MODULE = `\0${SITE_MODULE}`;

/**
 * Serves the compiled content: the module `virtual:site` in every build, and in development every page,
 * rendered on the server, in its last good form while its file has a mistake.
 */
export function contentPlugin(root: string): Plugin {
  let store: ContentStore | undefined;
  const content = () => (store ??= openContent(root));

  return {
    name: 'content',
    resolveId: (id) => (id === SITE_MODULE ? RESOLVED_SITE_MODULE : undefined),
    load: (id) =>
      id === RESOLVED_SITE_MODULE ? `export const site = ${JSON.stringify(content().site())};` : undefined,
    configureServer(server) {
      watchContent(server, content(), RESOLVED_SITE_MODULE);
      report(server, content(), false);
      devTools(server, content());
      // The build writes the icon there as well, for browsers that ask without being told.
      server.middlewares.use((request, _response, next) => {
        if (request.url === '/favicon.svg') request.url = content().site().brand.icon.src;
        next();
      });
      return () => server.middlewares.use(devPages(server, content()));
    },
  };
}
