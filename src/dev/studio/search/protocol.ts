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
  /** The labels around the value: `Hero › Heading`. */
  where: string;
  /** The value, or the part of it around the words that were found. */
  text: string;
  /** True for a text that words can be replaced in, unlike an address or the name of a picture. */
  isProse: boolean;
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

/** A text before and after a replacement. */
export interface ReplacedText {
  file: string;
  where: string;
  before: string;
  after: string;
}
