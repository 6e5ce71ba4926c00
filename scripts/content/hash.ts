import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, readBytes } from './read-files.ts';

/** A hash of these texts or bytes. */
export function keyOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest('hex').slice(0, 32);
}

/** A hash of the names and contents of these files. */
export function keyOfFiles(root: string, files: readonly string[]): string {
  return keyOf(...files.flatMap((file) => [file, readBytes(root, file).bytes.toString()]));
}

/** These files, and all files of these folders; skips missing ones. */
export function filesAt(root: string, names: readonly string[]): string[] {
  return names
    .filter((name) => existsSync(path.join(root, name)))
    .flatMap((name) => (statSync(path.join(root, name)).isDirectory() ? filesBelow(root, name) : [name]))
    .sort();
}
