import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Backend } from '@json-site/backend/backend';
import { readMigrations, startBackend } from '@json-site/backend/backend';
import { keyOf } from '@json-site/content/files';
import { ROOT, SITE } from '../root.ts';
import { madeOnce } from './made-once.ts';

// To initialise PostgreSQL in WebAssembly takes about seven seconds, to copy its files a quarter of one.

const FOLDER = path.join(ROOT, '.cache/test-databases');

/** Returns a folder with an embedded database that has every migration of a project. Made once, then reused. */
function preparedDatabase(root: string): Promise<string> {
  const dependencies = readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8');
  const key = keyOf(JSON.stringify(readMigrations(root)), dependencies);
  return madeOnce(path.join(FOLDER, key), async (unfinished) => {
    const backend = await startBackend(root, unfinished, { cleanUp: false });
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
