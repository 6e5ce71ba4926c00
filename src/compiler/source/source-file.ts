import type { UnreadableReason } from './unreadable.ts';

/** Why the bytes of a file are not UTF-8. */
export interface WrongEncoding {
  /** The encoding that the file probably has. */
  likely: 'UTF-16 LE' | 'UTF-16 BE' | 'Windows-1252';
  /** The line and column of the first wrong byte. They start at 1. */
  line: number;
  column: number;
  /** The first wrong byte as Windows-1252 reads it: `0x92 (’)`. */
  byte?: string;
}

/** A text file of the project. `path` is relative to the project's root: "content/pages/index.json". */
export interface SourceFile {
  path: string;
  text: string;
  /** Why `text` is not what the author wrote. */
  wrongEncoding?: WrongEncoding;
  /** Why the file cannot be read; `text` is empty. */
  unreadable?: UnreadableReason;
}
