import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeDurably } from '../files/write-durably.ts';

// What is published at a time: a file for each, so that a server that was killed still knows it.

const FOLDER = '.cache/studio-schedule';

/** A publication at a time. */
export interface StoredPublication {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  message: string;
  /** The chosen files, each with the id of its text at that moment; null for one that is deleted. */
  files: { file: string; id: string | null }[];
  /** Who has chosen them: the author of the commit. */
  by: { name: string; address: string };
  /** Why nothing was published at the time. It stays in the list until somebody removes it. */
  failure?: string;
}

const pathOf = (root: string, id: string) => path.join(root, FOLDER, `${id}.json`);

/** Lists what is to be published, the next one first. */
export function storedPublications(root: string): StoredPublication[] {
  let names: string[];
  try {
    names = readdirSync(path.join(root, FOLDER));
  } catch {
    return [];
  }
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(path.join(root, FOLDER, name), 'utf8')) as StoredPublication)
    .sort((a, b) => a.at - b.at);
}

export function storePublication(root: string, publication: StoredPublication): void {
  writeDurably(pathOf(root, publication.id), JSON.stringify(publication));
}

export function removePublication(root: string, { id }: Pick<StoredPublication, 'id'>): void {
  writeDurably(pathOf(root, id), null);
}
