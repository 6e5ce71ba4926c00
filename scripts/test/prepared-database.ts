import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Backend } from '@json-site/backend/backend';
import { readMigrations, startBackend } from '@json-site/backend/backend';
import { startScratchDatabase } from '@json-site/backend/tables';
import { keyOf } from '@json-site/content/files';
import { ROOT, SITE } from '../root.ts';
import { madeOnce } from './made-once.ts';

// To initialise PostgreSQL in WebAssembly takes about seven seconds, to copy its files a quarter of one.

const FOLDER = path.join(ROOT, '.cache/test-databases');

/** Identifies the migrations of a project and the version of PGlite. */
const keyOfMigrations = (root: string) =>
  keyOf(JSON.stringify(readMigrations(root)), readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));

/** Returns a folder with an embedded database that has every migration of a project. Made once, then reused. */
function preparedDatabase(root: string): Promise<string> {
  return madeOnce(path.join(FOLDER, keyOfMigrations(root)), async (unfinished) => {
    const backend = await startBackend(root, unfinished, { cleanUp: false });
    // PostgreSQL clears its buffers when it starts: in WebAssembly, the default of 128 MB takes most of a second.
    await backend.query("alter system set shared_buffers = '16MB'");
    await backend.close();
  });
}

/** Fills a folder with an embedded database that has every migration of a project. */
export async function copyPreparedDatabase(folder: string, root = SITE): Promise<void> {
  cpSync(await preparedDatabase(root), folder, { recursive: true });
}

/** Starts an embedded backend on a temporary copy of the prepared database; `close` removes the copy. */
export async function startPreparedBackend(root = SITE): Promise<Backend> {
  const folder = mkdtempSync(path.join(tmpdir(), 'backend-'));
  await copyPreparedDatabase(folder);
  const backend = await startBackend(root, folder);
  return {
    ...backend,
    async close() {
      await backend.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a database in memory that has every migration of the site, without the API. Made once, then copied. */
export async function startMigratedDatabase(): Promise<PGlite> {
  const prepared = await madeOnce(
    path.join(FOLDER, `memory-${keyOfMigrations(SITE)}`),
    async (unfinished) => {
      const database = await startScratchDatabase();
      for (const { sql } of readMigrations(SITE)) await database.exec(sql);
      const files = await database.dumpDataDir('none');
      await database.close();
      writeFileSync(path.join(unfinished, 'files.tar'), new Uint8Array(await files.arrayBuffer()));
    },
  );
  return startScratchDatabase(path.join(prepared, 'files.tar'));
}
