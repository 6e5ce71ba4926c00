import { jsonFolder } from '../files/json-folder.ts';
import type { AgreedVersions } from './publish-versions.ts';

/** A publication at a time. */
export interface StoredPublication extends AgreedVersions {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Why nothing was published at the time. It stays in the list until somebody removes it. */
  failure?: string;
}

const publications = jsonFolder<StoredPublication>('.cache/studio-schedule');

/** Lists what is to be published, the next one first. */
export const storedPublications = (root: string): StoredPublication[] =>
  publications.all(root).sort((a, b) => a.at - b.at);

export function storePublication(root: string, publication: StoredPublication): void {
  publications.set(root, publication.id, publication);
}

export function removePublication(root: string, { id }: Pick<StoredPublication, 'id'>): void {
  publications.remove(root, id);
}
