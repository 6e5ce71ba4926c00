import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ownerOf } from '../../src/compiler/source/site-files.ts';
import { engineOf, isCustomer } from '../content/folders.ts';
import { filesBelow } from '../content/read-files.ts';

/**
 * The migrations and the Edge Function of the engine, which a site deploys from its own folder: path → content. Of an installed
 * engine, the sources and not the JavaScript beside them.
 */
function backendFiles(root: string): string[] {
  const isSource = (file: string) => /\.(?:sql|toml|ts)$/.test(file) && !/\.(?:d|test)\.ts$/.test(file);
  return filesBelow(engineOf(root), 'supabase').filter(
    (file) => isSource(file) && ownerOf(file) === 'engine',
  );
}

const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');

/** The files of the engine that a site does not have yet. Those that it has are its own, and stay as they are. */
export function missingBackendFiles(root: string): Record<string, string> {
  if (!isCustomer(root)) return {};
  const missing = backendFiles(root).filter((file) => !existsSync(path.join(root, file)));
  return Object.fromEntries(missing.map((file) => [file, read(engineOf(root), file)]));
}

/** The files that differ from the engine's: the site has changed them, or the engine is a newer version. */
export function changedBackendFiles(root: string): string[] {
  if (!isCustomer(root)) return [];
  const present = backendFiles(root).filter((file) => existsSync(path.join(root, file)));
  return present.filter((file) => read(root, file) !== read(engineOf(root), file));
}
