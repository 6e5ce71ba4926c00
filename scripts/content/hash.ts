import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './read-files.ts';

/** A name for what these texts say together. */
export function keyOf(...parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest('hex').slice(0, 32);
}

/** A name for what these files say together, and what they are called. */
export function keyOfFiles(root: string, files: readonly string[]): string {
  return keyOf(...files.flatMap((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

/** These files, and all files of these folders; what is not there is left out. */
export function filesAt(root: string, names: readonly string[]): string[] {
  return names
    .filter((name) => existsSync(path.join(root, name)))
    .flatMap((name) => (statSync(path.join(root, name)).isDirectory() ? filesBelow(root, name) : [name]))
    .sort();
}
