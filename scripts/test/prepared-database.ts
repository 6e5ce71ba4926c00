import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBackend } from '../backend/embedded-backend.ts';
import { readMigrations } from '../backend/migrations.ts';
import type { Backend } from '../backend/types.ts';
import { ROOT, SITE } from '../content/root.ts';

// To initialise PostgreSQL in WebAssembly takes about seven seconds, to copy its files a quarter of one.

const FOLDER = path.join(ROOT, '.cache/test-databases');

/** Everything that the prepared files depend on. */
function keyOf(root: string): string {
  const dependencies = readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8');
  const text = JSON.stringify([readMigrations(root), dependencies]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Returns a folder with an embedded database that has every migration of a project. Made once, then reused. */
async function preparedDatabase(root: string): Promise<string> {
  const folder = path.join(FOLDER, keyOf(root));
  if (existsSync(folder)) return folder;
  mkdirSync(FOLDER, { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  const backend = await startBackend(root, unfinished, { cleanUp: false });
  await backend.close();
  try {
    renameSync(unfinished, folder);
  } catch {
    // Another test file has prepared the same database meanwhile.
    rmSync(unfinished, { recursive: true });
  }
  return folder;
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
