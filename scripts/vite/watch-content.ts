import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { formatDiagnostics } from '../../src/compiler/report/format-diagnostic.ts';
import type { ContentStore } from '../content/content-store.ts';
import { CONTENT_MODULES } from '../prerender/content-modules.ts';

/** The watcher drops a second change of a file within 50 ms. Whoever reads later than that misses nothing. */
const SETTLED_MS = 60;

const SCHEMA = /(?:^|[\\/])(?:src[\\/]blocks[\\/][^\\/]+[\\/]block|schemas[\\/].*)\.schema\.json$/;
const GENERATED_SCHEMA = /[\\/]schemas[\\/]block\.schema\.json$/;

/** Tells the terminal what is wrong, or that nothing is any more. Open pages ask for themselves. */
export function report(server: ViteDevServer, store: ContentStore, hadErrors: boolean): void {
  const errors = store.errors();
  if (errors.length > 0) {
    server.config.logger.error(`\n${formatDiagnostics(errors)}\n`, { timestamp: true });
  } else if (hadErrors) {
    server.config.logger.info('Content is right again.', { timestamp: true });
  }
}

/** Loaded when it is needed: the generators take longer to load than all the rest of this. */
async function generated(root: string): Promise<string[]> {
  const { generate } = await import('../generate/generate.ts');
  return generate(root);
}

function forgetModule(server: ViteDevServer, id: string): void {
  for (const { moduleGraph } of Object.values(server.environments)) {
    const module = moduleGraph.getModuleById(id);
    if (module) moduleGraph.invalidateModule(module);
  }
}

/** Keeps what is shown in step with content and schemas. `prefix` makes an id of a content module's name. */
export function watchContent(server: ViteDevServer, store: ContentStore, prefix: string): void {
  const { root, logger } = server.config;
  const content = path.join(root, 'content') + path.sep;
  let shown = JSON.stringify(store.shared());
  let changedSchema = false;
  let timer: NodeJS.Timeout | undefined;
  let updating = Promise.resolve();

  async function update(): Promise<void> {
    const written = changedSchema ? await generated(root) : [];
    changedSchema = false;
    for (const file of written) forgetModule(server, path.join(root, file));
    const hadErrors = store.errors().length > 0;
    store.refresh();
    const shared = JSON.stringify(store.shared());
    const isSharedNew = shared !== shown;
    shown = shared;
    if (isSharedNew) for (const name of Object.keys(CONTENT_MODULES)) forgetModule(server, prefix + name);
    report(server, store, hadErrors);
    // With a mistake somewhere, pages without one go on as they are written, and the others stay at their last good form.
    const needsReload = isSharedNew || written.length > 0;
    server.ws.send(needsReload ? { type: 'full-reload' } : { type: 'custom', event: 'content:changed' });
  }

  function onChange(file: string): void {
    const isSchema = SCHEMA.test(file) && !GENERATED_SCHEMA.test(file);
    if (!isSchema && !file.startsWith(content)) return;
    changedSchema ||= isSchema;
    clearTimeout(timer);
    timer = setTimeout(() => {
      updating = updating.then(update).catch((error: Error) => {
        logger.error(error.message);
        store.stop(error.message);
        server.ws.send({ type: 'custom', event: 'content:changed' });
      });
    }, SETTLED_MS);
  }

  server.watcher.add([content, path.join(root, 'schemas'), path.join(root, 'src/blocks')]);
  for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, onChange);
}
