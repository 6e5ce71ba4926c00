import { count } from '@json-site/compiler/words';
import type { UnpublishedFile } from './protocol.ts';

/** True for a document; other files of content/ are pictures, films and downloads. */
export const isDocument = ({ file }: Pick<UnpublishedFile, 'file'>) => file.endsWith('.json');

/** Counts changes as an editor would: "3 documents", "1 document and 2 files". */
export function countChanges(changes: readonly Pick<UnpublishedFile, 'file'>[]): string {
  const documents = changes.filter(isDocument).length;
  const files = changes.length - documents;
  const parts = [documents > 0 && count(documents, 'document'), files > 0 && count(files, 'file')];
  return parts.filter(Boolean).join(' and ') || count(0, 'document');
}
