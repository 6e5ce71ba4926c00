import { parentOf } from '@json-site/compiler/documents';
import type { DocumentEntry } from '../protocol.ts';

/** A document, and those below it: the pages of a section. */
export interface TreeEntry<Entry> {
  entry: Entry;
  below: TreeEntry<Entry>[];
}

type Sortable = Pick<DocumentEntry, 'address' | 'date' | 'place'>;

/**
 * Posts are newest first, and before the pages without a date. Other pages are in the order of menus and cards, between
 * the home page and those that no list shows. Records that have a place are in this order; other documents keep theirs.
 */
function inOrder<Entry extends Sortable>(entries: readonly Entry[]): Entry[] {
  const index = ({ address, place }: Entry) => (address === '/' ? -1 : (place?.index ?? Number.MAX_VALUE));
  return entries.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? '') || index(a) - index(b));
}

/** Returns the pages as their addresses arrange them: each below the nearest page above it, but the home page. */
export function documentTree<Entry extends Sortable>(documents: readonly Entry[]): TreeEntry<Entry>[] {
  const addresses = new Set(documents.map(({ address }) => address));
  const byParent = new Map<string, Entry[]>();
  for (const entry of documents) {
    let above = entry.address.startsWith('/') ? parentOf(entry.address) : '/';
    while (above !== '/' && !addresses.has(above)) above = parentOf(above);
    const siblings = byParent.get(above) ?? [];
    siblings.push(entry);
    byParent.set(above, siblings);
  }
  const below = (parent: string): TreeEntry<Entry>[] =>
    inOrder(byParent.get(parent) ?? []).map((entry) => ({
      entry,
      below: entry.address === '/' ? [] : below(entry.address),
    }));
  return below('/');
}

/** The documents of a tree in its order. */
export const flatten = <Entry>(tree: readonly TreeEntry<Entry>[]): Entry[] =>
  tree.flatMap(({ entry, below }) => [entry, ...flatten(below)]);
