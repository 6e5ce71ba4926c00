import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isObject } from '@json-site/values/objects';
import { gitFile } from './content-changes.ts';

/** What the studio notes in the folder of git, where no branch and no tidying of caches reaches it. */
export interface StudioNotes {
  /**
   * The versions of files that the edits of this computer are based on, where that is not the common version of both
   * branches. Null: the file did not exist.
   */
  bases: Readonly<Record<string, string | null>>;
}

const noteFile = (root: string) => gitFile(root, 'studio.json');

export async function readNotes(root: string): Promise<StudioNotes> {
  try {
    const value: unknown = JSON.parse(readFileSync(await noteFile(root), 'utf8'));
    const bases = isObject(value) && isObject(value['bases']) ? value['bases'] : {};
    const known = Object.entries(bases).flatMap(([file, id]): [string, string | null][] =>
      typeof id === 'string' || id === null ? [[file, id]] : [],
    );
    return { bases: Object.fromEntries(known) };
  } catch {
    return { bases: {} };
  }
}

export async function writeNotes(root: string, notes: StudioNotes): Promise<void> {
  const file = await noteFile(root);
  writeFileSync(`${file}.tmp`, JSON.stringify(notes));
  renameSync(`${file}.tmp`, file);
}
