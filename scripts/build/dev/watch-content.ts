import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { formatDiagnostics } from '@json-site/compiler/diagnostics';
import {
  ADDITION_FOLDERS,
  BLOCK_FOLDERS,
  FORM_MODULES,
  GENERATED_FILES,
} from '@json-site/compiler/documents';
import { blockOfFile, SCHEMA_ENDING } from '@json-site/compiler/schema';
import type { Diagnostic } from '@json-site/compiler/types';
import { count } from '@json-site/compiler/words';
import type { ContentStore } from '@json-site/content/site';
import { generateIfPossible } from '@json-site/generate/state';
import { CONTENT_MODULE_IDS } from '../vite/content-modules.ts';
import { concernsTables, createTableCheck } from '../vite/table-check.ts';

/** The watcher drops a second change of a file within 50 ms; reading later than that misses no change. */
const SETTLED_MS = 60;

/** Any other content may be part of the texts of a form. */
const PAGES_OR_MEDIA = /[\\/]content[\\/](?:pages|media)[\\/]/;

/** Whether a file, as a path from the root, is a schema of content or of a form. */
function isSchema(file: string): boolean {
  if (!file.endsWith(SCHEMA_ENDING) || file === GENERATED_FILES.blockSchema) return false;
  return file.startsWith('schemas/') || blockOfFile(file) !== undefined;
}

const isOfForms = (file: string) => file.startsWith(`${FORM_MODULES}/`);

/** Whether the studio itself has a generated file. Those of forms are in the pages that it shows, or in functions. */
const isOfTools = (file: string) => !isOfForms(file) && !file.startsWith('supabase/');

/** Identifies a diagnostic after an edit that moves its line. */
const keyOf = ({ file, path: where, message }: Diagnostic) => `${file} ${where} ${message}`;

/**
 * Returns a function that prints the errors, or that they are fixed, and each warning once, when it appears. Open pages
 * fetch diagnostics themselves.
 */
export function createDiagnosticsLog({ config: { logger } }: ViteDevServer, store: ContentStore): () => void {
  let hadErrors = false;
  let known: ReadonlySet<string> | undefined;
  return () => {
    const errors = store.errors();
    const warnings = store.diagnostics().filter(({ severity }) => severity === 'warning');
    const added = warnings.filter((warning) => known && !known.has(keyOf(warning)));
    if (!known && warnings.length > 0)
      logger.info(`The content has ${count(warnings.length, 'warning')}. To list them: npm run check`);
    if (errors.length > 0)
      logger.error(`\n${formatDiagnostics([...errors, ...added])}\n`, { timestamp: true });
    else if (hadErrors) logger.info('The content has no errors any more.', { timestamp: true });
    if (errors.length === 0 && added.length > 0)
      logger.warn(`\n${formatDiagnostics(added)}\n`, { timestamp: true });
    hadErrors = errors.length > 0;
    known = new Set(warnings.map(keyOf));
  };
}

function invalidate(server: ViteDevServer, id: string): void {
  for (const { moduleGraph } of Object.values(server.environments)) {
    // Pages link to style sheets as `?direct`, which is another module.
    for (const variant of [id, `${id}?direct`]) {
      const module = moduleGraph.getModuleById(variant);
      if (module) moduleGraph.invalidateModule(module);
    }
  }
}

/** Recompiles the content after each change of content or schemas, and updates open pages. */
export function watchContent(server: ViteDevServer, store: ContentStore, log: () => void): void {
  const { root, logger } = server.config;
  const content = path.join(root, 'content') + path.sep;
  let shown = JSON.stringify(store.shared());
  let changedSource = false;
  let changedTable = false;
  let timer: NodeJS.Timeout | undefined;
  let updating = Promise.resolve();

  async function update(): Promise<void> {
    const written = changedSource ? await generateIfPossible(root) : [];
    changedSource = false;
    const { schemas } = store.input();
    store.refresh();
    // A block that was written meanwhile: its page must not arrive before its component.
    if (store.input().schemas !== schemas) written.push(...(await generateIfPossible(root)));
    for (const file of written) invalidate(server, path.join(root, file));
    const shared = JSON.stringify(store.shared());
    const isSharedNew = shared !== shown;
    shown = shared;
    if (isSharedNew) for (const id of CONTENT_MODULE_IDS) invalidate(server, id);
    log();
    // Pages without errors show their new state; pages with errors keep their last valid one.
    if (written.some(isOfTools)) server.ws.send({ type: 'full-reload' });
    // The studio keeps its state; pages of the site load again when what every page has, or a form, has changed.
    else {
      const isReload = isSharedNew || written.some(isOfForms);
      server.ws.send({ type: 'custom', event: isReload ? 'content:shared' : 'content:changed' });
    }
    if (changedTable) checkTables();
    changedTable = false;
  }

  const checkTables = createTableCheck(root, (found) => {
    store.setTableDiagnostics(found);
    log();
    server.ws.send({ type: 'custom', event: 'content:changed' });
  });

  /** Whether a component or its style sheet may be new or gone, or a meaning or rule of the site has changed. */
  function concernsComponents(file: string, event: string): boolean {
    const { widgets, meanings, parts, rules } = ADDITION_FOLDERS;
    if ([meanings, rules].some((folder) => file.startsWith(`${folder}/`))) return true;
    const isOfSite = [widgets, parts].some((folder) => file.startsWith(`${folder}/`));
    if (blockOfFile(file) === undefined && !isOfSite) return false;
    const isWrong = ({ code }: Diagnostic) => code === 'invalid-block' || code === 'invalid-addition';
    return event !== 'change' || file.endsWith('.json') || store.errors().some(isWrong);
  }

  function onChange(event: string, file: string): void {
    const own = path.relative(root, file).replaceAll(path.sep, '/');
    const isOfBlocks = isSchema(own) || concernsComponents(own, event);
    const isOfTable = concernsTables(file);
    if (!isOfBlocks && !isOfTable && !file.startsWith(content)) return;
    changedTable ||= isOfTable;
    changedSource ||= isOfBlocks || (file.startsWith(content) && !PAGES_OR_MEDIA.test(file));
    clearTimeout(timer);
    timer = setTimeout(() => {
      updating = updating.then(update).catch((error: Error) => {
        logger.error(error.message);
        store.stop(error.message);
        server.ws.send({ type: 'custom', event: 'content:changed' });
      });
    }, SETTLED_MS);
  }

  const folders = [
    'schemas',
    ...Object.values({ ...BLOCK_FOLDERS, ...ADDITION_FOLDERS }),
    'supabase/migrations',
  ];
  server.watcher.add([content, ...folders.map((folder) => path.join(root, folder))]);
  checkTables();
  for (const event of ['add', 'change', 'unlink'] as const)
    server.watcher.on(event, (file) => onChange(event, file));
}
