import { parentOf } from '@json-site/compiler/documents';
import type { DocumentEntry } from '../protocol.ts';

/** The documents of a list that an editor can order, in their order. Translations are where their originals are. */
export function documentsIn(list: string, documents: readonly DocumentEntry[]): DocumentEntry[] {
  return documents
    .filter(({ place, translates }) => place?.list === list && translates === undefined)
    .toSorted((a, b) => (a.place?.index ?? 0) - (b.place?.index ?? 0));
}

/**
 * The lists that can be ordered while a document is open: the pages below a page, and those of its section; the records
 * of its collection. Pages with dates are ordered by them, and the top level of a site has no list that an editor would
 * look for on each of its pages.
 */
export function listsToOrder(
  { kind, address, place }: DocumentEntry,
  documents: readonly DocumentEntry[],
): string[] {
  const sections = [address, ...(parentOf(address) === '/' ? [] : [parentOf(address)])];
  const lists = kind === 'pages' ? sections : place ? [place.list] : [];
  return lists.filter((list) => {
    const found = documentsIn(list, documents);
    return found.length > 1 && found.some(({ date }) => date === undefined);
  });
}
