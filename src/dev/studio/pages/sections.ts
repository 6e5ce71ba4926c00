import { parentOf } from '@json-site/compiler/documents';
import type { DocumentEntry } from '../protocol.ts';

/** The pages directly below an address, in the order in which menus and cards show them. */
export function pagesBelow(section: string, documents: readonly DocumentEntry[]): DocumentEntry[] {
  return documents
    .filter(({ address, position }) => position !== undefined && parentOf(address) === section)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
}

/**
 * The addresses whose pages can be ordered while a page is open: its own, and that of its section. Pages with dates are
 * ordered by them, and the top level of a site has no list that an editor would look for on each of its pages.
 */
export function sectionsToOrder({ address }: DocumentEntry, documents: readonly DocumentEntry[]): string[] {
  const sections = [address, ...(parentOf(address) === '/' ? [] : [parentOf(address)])];
  return sections.filter((section) => {
    const pages = pagesBelow(section, documents);
    return pages.length > 1 && pages.some(({ date }) => date === undefined);
  });
}
