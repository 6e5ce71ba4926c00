import type { Plugin, ViteDevServer } from 'vite';
import { type ContentStore, openContent } from '../content/content-store.ts';
import { CONTENT_MODULES } from '../prerender/content-modules.ts';
import { devPages } from './dev-pages.ts';
import { report, watchContent } from './watch-content.ts';

/** Marks the modules made of content, as Rollup's convention is. */
const PREFIX = '\0';

/** Adds the tools of those who make the site to the development server. */
export type DevTools = (server: ViteDevServer, store: ContentStore) => void;

/**
 * Serves the compiled content: the modules made of it in every build, and in development every page,
 * rendered on the server, in its last good form while its file has a mistake.
 */
export function contentPlugin(root: string, devTools?: DevTools): Plugin {
  let store: ContentStore | undefined;
  const content = () => (store ??= openContent(root));

  return {
    name: 'content',
    // The filters keep the bundler from asking about every import of the code.
    resolveId: {
      filter: { id: /^virtual:/ },
      handler: (id) => (Object.hasOwn(CONTENT_MODULES, id) ? PREFIX + id : null),
    },
    load: {
      filter: { id: /^\0virtual:/ },
      handler(id) {
        // A style sheet may be asked for with `?direct` behind its name.
        const [name = ''] = id.split('?');
        return CONTENT_MODULES[name.slice(PREFIX.length)]?.(content().shared());
      },
    },
    configureServer(server) {
      watchContent(server, content(), PREFIX);
      report(server, content(), false);
      devTools?.(server, content());
      // The build writes the icon there as well, for browsers that ask without being told.
      server.middlewares.use((request, _response, next) => {
        if (request.url === '/favicon.svg') request.url = content().site().brand.icon.src;
        next();
      });
      return () => server.middlewares.use(devPages(server, content()));
    },
  };
}
