import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { formatDiagnostics } from '../../src/content/format-diagnostic.ts';
import { generate } from '../generate.ts';
import { type ContentStore, openContent } from './content-store.ts';
import { devPages } from './dev-pages.ts';

const SITE_MODULE = 'virtual:site';
const RESOLVED_SITE_MODULE = `\0${SITE_MODULE}`;

function overlay(store: ContentStore) {
  const errors = store.errors();
  return {
    type: 'error' as const,
    err: { message: formatDiagnostics(errors), stack: '', plugin: 'content', id: errors[0]?.file ?? '' },
  };
}

/** Tells the terminal and every open page what is wrong, or that nothing is any more. */
function report(server: ViteDevServer, store: ContentStore, hadErrors: boolean): void {
  const errors = store.errors();
  if (errors.length > 0) {
    server.config.logger.error(`\n${formatDiagnostics(errors)}\n`, { timestamp: true });
    server.ws.send(overlay(store));
  } else if (hadErrors) {
    server.config.logger.info('Content is right again.', { timestamp: true });
    server.ws.send({ type: 'full-reload' });
  }
}

function watchContent(server: ViteDevServer, store: ContentStore): void {
  const { root } = server.config;
  const content = path.join(root, 'content') + path.sep;
  const schema = /(?:^|[\\/])(?:src[\\/]blocks[\\/][^\\/]+[\\/]block|schemas[\\/].*)\.schema\.json$/;
  server.watcher.add([content, path.join(root, 'schemas'), path.join(root, 'src/blocks')]);

  const onChange = async (file: string) => {
    const isSchema = schema.test(path.relative(root, file)) && !file.endsWith('schemas/block.schema.json');
    if (!isSchema && !file.startsWith(content)) return;
    if (isSchema) await generate(root);
    const hadErrors = store.errors().length > 0;
    const siteBefore = JSON.stringify(store.site());
    store.refresh();
    report(server, store, hadErrors);
    if (store.errors().length > 0 || hadErrors) return;
    if (JSON.stringify(store.site()) === siteBefore) {
      server.ws.send({ type: 'custom', event: 'content:changed' });
      return;
    }
    for (const environment of Object.values(server.environments)) {
      const module = environment.moduleGraph.getModuleById(RESOLVED_SITE_MODULE);
      if (module) environment.moduleGraph.invalidateModule(module);
    }
    server.ws.send({ type: 'full-reload' });
  };
  const handle = (file: string) => {
    onChange(file).catch((error: Error) => server.config.logger.error(error.message));
  };
  for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, handle);
}

/**
 * Serves the compiled content: the module `virtual:site` in every build, and in development every page,
 * rendered on the server, with the errors of the content on top of the last good page.
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
      watchContent(server, content());
      report(server, content(), false);
      server.ws.on('connection', () => {
        if (content().errors().length > 0) server.ws.send(overlay(content()));
      });
      // The build writes the icon there as well, for browsers that ask without being told.
      server.middlewares.use((request, _response, next) => {
        if (request.url === '/favicon.svg') request.url = content().site().brand.icon.src;
        next();
      });
      return () => server.middlewares.use(devPages(server, content()));
    },
  };
}
