/** The files of an index. Every language has one, since its pages are found by its own words. */

/** The levels of how much a word says about a page, as the frequencies that they represent. */
export const LEVELS = [0.3, 0.6, 1, 1.5, 2.5, 4, 8] as const;

/** What a page consists of for the search, in the order of the numbers of an entry. */
export const FIELDS = ['title', 'headings', 'text'] as const;

/**
 * The pages that have a term in one field. Each is its number less that of the page before, times the number of levels,
 * and its level.
 */
export type Postings = number[];

/** A term, and its pages for each field; at the end, how many pages have it if the list is shortened. */
export type TermEntry = [term: string, ...fields: [Postings, Postings, Postings], pages?: number];

/** A part of a page below a heading. Without an id it is found by the page alone. */
export interface PageSection {
  id?: string;
  heading: string;
  text: string;
}

/** What results show of a page. */
export interface PageText {
  path: string;
  title: string;
  sections: PageSection[];
}

/** The texts of the dialog. */
export interface SearchTexts {
  field: string;
  results: string;
  nothing: string;
  more: string;
  all: string;
  close: string;
}

/** The first file that the dialog loads. */
export interface SearchIndex {
  /** The address of the folder of the other files. */
  folder: string;
  pages: number;
  /** The first term of each part but the first, as short as possible. */
  parts: string[];
  /** The number of the first page in each file of texts. */
  texts: number[];
  labels: SearchTexts;
}

/** The address of the first file, by the language of the page. */
export const indexFile = (language: string): string => `search/${language}.json`;
export const partFile = (part: number): string => `words-${part}.json`;
export const textFile = (file: number): string => `pages-${file}.json`;

/** The number of the last start that is not after a value: the part of a term, the file of a page. */
export function lastNotAfter<Value extends string | number>(starts: readonly Value[], value: Value): number {
  const after = starts.findIndex((start) => start > value);
  return (after < 0 ? starts.length : after) - 1;
}
