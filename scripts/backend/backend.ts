import path from 'node:path';
import { type Connect, loadEnv, type Plugin } from 'vite';
import type { Backend } from './embedded-backend.ts';
import { LOCAL_KEYS } from './local-keys.ts';

/** Where the embedded database lives. BACKEND_DATA names another folder, so that a test run has its own. */
export function dataFolder(root: string): string {
  const { BACKEND_DATA } = process.env;
  return path.resolve(root, BACKEND_DATA ?? '.cache/backend');
}

/** Answers /rest/v1 as soon as the database is up, so that the pages need not wait for it. */
function serve(root: string, report: (message: string) => void): [Connect.NextHandleFunction, () => void] {
  const starting = import('./embedded-backend.ts').then((module) =>
    module.startBackend(root, dataFolder(root)),
  );
  const started: Promise<Backend | null> = starting.catch((error: Error) => {
    report(`The embedded backend does not run: ${error.message}`);
    return null;
  });
  const handle: Connect.NextHandleFunction = (request, response, next) => {
    if (!request.url?.startsWith('/rest/v1')) return next();
    started.then((backend) => {
      if (backend) return backend.middleware(request, response, next);
      response.statusCode = 503;
      response.end();
    }, next);
  };
  return [handle, () => void started.then((backend) => backend?.close())];
}

/**
 * The hosted backend's stand-in: `npm start` and `npm run preview` serve /rest/v1 from a PostgreSQL inside the
 * process, made of supabase/migrations/. VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY point the site at a hosted
 * project instead.
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
      const [handle, close] = serve(root, (message) => server.config.logger.error(message));
      server.middlewares.use(handle);
      server.httpServer?.once('close', close);
    },
    configurePreviewServer(server) {
      const [handle, close] = serve(root, (message) => server.config.logger.error(message));
      server.middlewares.use(handle);
      server.httpServer.once('close', close);
    },
  };
}
