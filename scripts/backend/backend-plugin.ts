import type { AddressInfo } from 'node:net';
import path from 'node:path';
import {
  type Connect,
  loadEnv,
  type Plugin,
  type PreviewServer,
  type ResolvedConfig,
  type ViteDevServer,
} from 'vite';
import { MIGRATIONS } from '@json-site/content/site';
import { startBackend } from './embedded-backend.ts';
import { dataFolder, LOCAL_PUBLISHABLE_KEY } from './local.ts';
import { plainForms, SUBMIT_PATH } from './plain-forms.ts';
import type { Backend } from './types.ts';

/** When the process has closed each database folder; kept outside this module, which Vite loads again on a restart. */
const CLOSED = Symbol.for('embedded-backend-closed');
const shared = globalThis as typeof globalThis & { [CLOSED]?: Map<string, Promise<void>> };
const closedFolders = shared[CLOSED] ?? new Map<string, Promise<void>>();
shared[CLOSED] = closedFolders;

/** Serves /rest/v1. Requests wait until the database has started; pages do not. */
function serveBackend(root: string, folder: string, { base, logger }: ResolvedConfig) {
  const { error: reportError, info } = logger;
  // A site below a path is previewed there, and its forms are sent there; the client of the database asks the root.
  const site = base.replace(/\/$/, '');
  // Two would destroy the database.
  const previous = closedFolders.get(folder) ?? Promise.resolve();
  let setClosed = () => {};
  const closed = new Promise<void>((resolve) => {
    setClosed = resolve;
  });
  closedFolders.set(folder, closed);
  const started: Promise<Backend | null> = previous
    .then(() => startBackend(root, folder, { deliver: true, report: info }))
    .catch((error: Error) => {
      reportError(`The embedded backend did not start. ${error.message}`);
      return null;
    });
  const receivePlain = plainForms(root, site);
  const middleware: Connect.NextHandleFunction = (request, response, next) => {
    const isPlain = request.method === 'POST' && request.url?.startsWith(`${site}${SUBMIT_PATH}/`);
    if (!isPlain && !request.url?.startsWith('/rest/v1')) return next();
    started.then((backend) => {
      if (backend && isPlain) return receivePlain(backend, request, response).catch(next);
      if (backend) return backend.middleware(request, response, next);
      response.statusCode = 503;
      response.end();
    }, next);
  };
  async function close(): Promise<void> {
    try {
      await (await started)?.close();
    } finally {
      setClosed();
    }
  }
  return { middleware, close, started };
}

const NAME = 'embedded-backend';

/** The parts of the backend that other plugins and the development tools use. */
interface BackendApi {
  /** The backend, once it has started. Null if it could not start. */
  backend(): Promise<Backend | null>;
}

/** Returns the backend of a server. */
export async function backendOf({ config }: Pick<ViteDevServer, 'config'>): Promise<Backend | null> {
  const plugin = config.plugins.find(({ name }) => name === NAME) as Plugin<BackendApi> | undefined;
  return (await plugin?.api?.backend()) ?? null;
}

/** Writes down how to reach a server once its database has started, so that `npm run submissions` finds it. */
function publish({ httpServer }: ViteDevServer | PreviewServer, started: Promise<Backend | null>): void {
  httpServer?.once('listening', async () => {
    const backend = await started;
    if (!backend || !httpServer.listening) return;
    const { port } = httpServer.address() as AddressInfo;
    backend.announce(`http://localhost:${port}`);
  });
}

/**
 * Lets the database apply a new migration. Restarts the server when one changes, or when the database cannot be used:
 * starting again says why.
 */
function watchMigrations(server: ViteDevServer, root: string): void {
  const folder = path.join(root, MIGRATIONS);
  const { logger } = server.config;
  const isMigration = (file: string) => path.dirname(file) === folder && file.endsWith('.sql');
  const restart = (file: string) => {
    if (!isMigration(file)) return;
    const message = `${path.basename(file)} has changed: the server restarts, and the local database applies it.`;
    logger.info(message, { timestamp: true });
    void server.restart();
  };
  const apply = async (file: string) => {
    if (!isMigration(file)) return;
    const backend = await backendOf(server);
    if (!backend) return restart(file);
    const names = await backend.migrate().catch((error: Error) => {
      logger.error(`The local database did not apply ${path.basename(file)}. ${error.message}`);
      return [];
    });
    if (names.length > 0)
      logger.info(`The local database has applied ${names.join(', ')}.`, { timestamp: true });
  };
  server.watcher.add(folder);
  server.watcher.on('add', (file) => void apply(file)).on('change', restart);
}

/**
 * Gives `vite` and `vite preview` the embedded backend: /rest/v1 on top of a PostgreSQL inside the process, with
 * supabase/migrations/ applied. Set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY to use a hosted project instead.
 */
export function backendPlugin(root: string): Plugin<BackendApi> {
  /** On a restart, Vite creates the next server before it closes this one. */
  const open: (() => Promise<void>)[] = [];
  let started: Promise<Backend | null> = Promise.resolve(null);
  const serve = (server: ViteDevServer | PreviewServer) => {
    const folder = dataFolder(root);
    const backend = serveBackend(root, folder, server.config);
    started = backend.started;
    publish(server, started);
    server.middlewares.use(backend.middleware);
    // Vite closes its servers on SIGTERM only; Ctrl+C would end the process with the database open.
    const terminate = () => process.kill(process.pid, 'SIGTERM');
    process.once('SIGINT', terminate);
    return () => backend.close().finally(() => process.removeListener('SIGINT', terminate));
  };
  return {
    name: NAME,
    api: { backend: () => started },
    config(config, { mode }) {
      const { VITE_SUPABASE_URL } = loadEnv(mode, config.envDir || root, 'VITE_');
      // Unit tests (Vitest's mode is "test") have no server, and set these variables with vi.stubEnv().
      if (VITE_SUPABASE_URL || mode === 'test') return {};
      return {
        define: {
          // The server reads all of them where a module asks for one.
          'import.meta.env.VITE_SUPABASE_URL': 'globalThis.location?.origin',
          'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(LOCAL_PUBLISHABLE_KEY),
          'import.meta.env.VITE_SUBMIT_URL': JSON.stringify(SUBMIT_PATH),
        },
      };
    },
    configureServer(server) {
      if (server.config.server.middlewareMode) return;
      open.push(serve(server));
      watchMigrations(server, root);
    },
    configurePreviewServer(server) {
      open.push(serve(server));
    },
    closeServer: () => open.shift()?.(),
    closePreviewServer: () => open.shift()?.(),
  };
}
