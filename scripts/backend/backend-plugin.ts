import { type Connect, loadEnv, type Plugin } from 'vite';
import { dataFolder, LOCAL_KEYS } from './local.ts';
import type { Backend } from './types.ts';

/** Serves /rest/v1. Requests wait until the database has started; pages do not. */
function serveBackend(root: string, reportError: (message: string) => void) {
  const started: Promise<Backend | null> = import('./embedded-backend.ts')
    .then(({ startBackend }) => startBackend(root, dataFolder(root)))
    .catch((error: Error) => {
      reportError(`The embedded backend did not start. ${error.message}`);
      return null;
    });
  const middleware: Connect.NextHandleFunction = (request, response, next) => {
    if (!request.url?.startsWith('/rest/v1')) return next();
    started.then((backend) => {
      if (backend) return backend.middleware(request, response, next);
      response.statusCode = 503;
      response.end();
    }, next);
  };
  return { middleware, close: () => started.then((backend) => backend?.close()) };
}

/**
 * Gives `vite` and `vite preview` the embedded backend: /rest/v1 on top of a PostgreSQL inside the process, with
 * supabase/migrations/ applied. Set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY to use a hosted project instead.
 */
export function backendPlugin(root: string): Plugin {
  return {
    name: 'embedded-backend',
    config(config, { mode }) {
      const { VITE_SUPABASE_URL } = loadEnv(mode, config.envDir || root, 'VITE_');
      if (VITE_SUPABASE_URL) return {};
      return {
        define: {
          'import.meta.env.VITE_SUPABASE_URL': 'window.location.origin',
          'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(LOCAL_KEYS.publishable),
        },
      };
    },
    configureServer(server) {
      const { middleware, close } = serveBackend(root, (message) => server.config.logger.error(message));
      server.middlewares.use(middleware);
      server.httpServer?.once('close', close);
    },
    configurePreviewServer(server) {
      const { middleware, close } = serveBackend(root, (message) => server.config.logger.error(message));
      server.middlewares.use(middleware);
      server.httpServer.once('close', close);
    },
  };
}
