import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { decodeText } from '../../src/compiler/source/encoding.ts';
import type { SourceFile } from '../../src/compiler/source/source-file.ts';

/** Caches what `read` returns until the file's modification time or size changes. */
export function cachedByFile<Value>(read: (root: string, file: string) => Value) {
  const known = new Map<string, { stamp: string; value: Value }>();
  return (root: string, file: string): Value => {
    const target = path.join(root, file);
    const { mtimeMs, size } = statSync(target);
    const stamp = `${mtimeMs} ${size}`;
    const before = known.get(target);
    if (before?.stamp === stamp) return before.value;
    const value = read(root, file);
    known.set(target, { stamp, value });
    return value;
  };
}

/**
 * Lists the files of a folder and its subfolders as paths from the root, with slashes. Skips hidden files and README.md.
 * A folder that does not exist has none.
 */
export function filesBelow(root: string, folder: string): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.name.startsWith('.') || entry.name === 'README.md') return [];
    return entry.isDirectory() ? filesBelow(root, file) : [file];
  });
}

/** Reads a text file of the project. An unchanged file stays the same object. */
export const readSource = cachedByFile(
  (root, file): SourceFile => ({
    path: file,
    ...decodeText(readFileSync(path.join(root, file))),
  }),
);
