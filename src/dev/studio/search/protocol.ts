import type { ChangeResult } from '../protocol.ts';
import type { ValueChange } from '../values/describe-changes.ts';

/** Where a text of the page is: the address of its document, and its JSON path. */
export interface TextPlace {
  address: string;
  path: string;
}

/** A value that a search has found. */
export interface Match extends TextPlace {
  file: string;
  /** The title of the document. */
  document: string;
  /** The labels around the value: `Hero › Heading`. Empty for the document itself. */
  where: string;
  /** The value, or the part of it around the words that were found. */
  text: string;
}

/** The first matches, and how many there are. */
export interface SearchResult {
  matches: Match[];
  count: number;
}

/** A request to replace words on the whole site. Without `apply` the server only reports what would change. */
export interface Replacement {
  words: string;
  by: string;
  apply?: boolean;
}

/** The texts that a replacement changes. */
export interface ReplacementResult extends ChangeResult {
  changes: ValueChange[];
}
