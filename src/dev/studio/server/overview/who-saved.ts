import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentContext } from '@json-site/dev/server';
import { writeDurably } from '../files/write-durably.ts';

// Where several editors share one copy of the project, git knows the author of a file only once it is committed.

const FILE = '.cache/studio-editors.json';

/** The names of the editors who have saved a file since its last commit. */
type Savers = Record<string, string[]>;

/** Returns who has saved each file since its last commit, as far as the server has noted it. */
export function savers(root: string): Savers {
  try {
    return JSON.parse(readFileSync(path.join(root, FILE), 'utf8')) as Savers;
  } catch {
    // Nothing was noted yet.
    return {};
  }
}

const write = (root: string, known: Savers) => writeDurably(path.join(root, FILE), JSON.stringify(known));

/** Notes who has saved files, where editors sign in. */
export function noteSaver(
  { root, editor }: Pick<ContentContext, 'root' | 'editor'>,
  files: Iterable<string>,
): void {
  if (!editor) return;
  const known = savers(root);
  const added = [...files].filter((file) => !known[file]?.includes(editor.name));
  const names = added.map((file): [string, string[]] => [file, [...(known[file] ?? []), editor.name]]);
  if (added.length > 0) write(root, { ...known, ...Object.fromEntries(names) });
}

/** Forgets the names of files that are as they were committed: others may change them next. */
export function forgetSavers(root: string, isCommitted: (file: string) => boolean): void {
  const known = Object.entries(savers(root));
  const left = known.filter(([file]) => !isCommitted(file));
  if (left.length < known.length) write(root, Object.fromEntries(left));
}
