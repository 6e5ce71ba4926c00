import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MEDIA_FOLDER } from '@json-site/content/media';
import { DevApiError, pathInContent, writeBinary } from '@json-site/dev/server';

// A change that can be undone records pictures and documents by the hash of their bytes. The bytes are kept here, as
// git has only those that were committed.

const FOLDER = '.cache/studio-files';

/** Whether a change records a file by the hash of its bytes, and not by its text. */
export const isKeptAsBytes = (file: string): boolean => file.startsWith(MEDIA_FOLDER);

/** Keeps the bytes of a file. Returns the hash by which `keptBytes` finds them. */
export function keepBytes(root: string, bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const target = path.join(root, FOLDER, hash);
  mkdirSync(path.dirname(target), { recursive: true });
  if (!existsSync(target)) {
    // Half of a file must not have the name of the whole one.
    writeFileSync(`${target}.tmp`, bytes);
    renameSync(`${target}.tmp`, target);
  }
  return hash;
}

export function keptBytes(root: string, hash: string): Uint8Array {
  try {
    return readFileSync(path.join(root, FOLDER, hash));
  } catch {
    throw new DevApiError(404, 'This file is not kept any more. The history of git may still have it.');
  }
}

/** Returns the hash of a file as it is, whose bytes are kept as well. Null: it does not exist. */
export function keepFile(root: string, file: string): string | null {
  const target = pathInContent(root, file);
  return existsSync(target) ? keepBytes(root, readFileSync(target)) : null;
}

/** Writes a file with kept bytes, or deletes it. */
export function restoreFile(root: string, file: string, hash: string | null): void {
  if (hash === null) rmSync(pathInContent(root, file), { force: true });
  else writeBinary(root, file, keptBytes(root, hash));
}

/** Deletes the kept files that no recorded change needs. */
export function dropOthers(root: string, needed: ReadonlySet<string | null>): void {
  const folder = path.join(root, FOLDER);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) if (!needed.has(name)) rmSync(path.join(folder, name));
}
