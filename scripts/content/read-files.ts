import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Something read from a file, good for as long as the file's time and size are the same. */
export function remembering<Value>(read: (root: string, file: string) => Value) {
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

/** Files of a folder and below, as paths from the root with slashes. Hidden files and notes are no content. */
export function filesBelow(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.name.startsWith('.') || entry.name === 'README.md') return [];
    return entry.isDirectory() ? filesBelow(root, file) : [file];
  });
}
