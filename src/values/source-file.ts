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

/** The most bytes in the name of a file. A build adds a hash, a width and endings, and file systems allow 255. */
export const MOST_NAME_BYTES = 200;

/** Why a file cannot be read. `what` continues "This file". */
export const UNREADABLE = {
  'broken-link': {
    what: 'is a symbolic link to a file that does not exist',
    hint: 'Replace it by the file, or delete it.',
  },
  'link-loop': {
    what: 'is a symbolic link that leads to itself',
    hint: 'Replace it by the file, or delete it.',
  },
  'linked-folder': {
    what: 'is a symbolic link to a folder, which no command follows',
    hint: 'Replace it by a copy of the folder, or delete it.',
  },
  outside: {
    what: 'is a symbolic link to a file outside of the project, or to a hidden one',
    hint: 'Replace it by a copy of the file, or delete it.',
  },
  folder: { what: 'is a folder with the name of a file', hint: 'Rename or delete the folder.' },
  special: { what: 'is a pipe, a socket or a device', hint: 'Delete it.' },
  denied: { what: 'cannot be read: permission denied', hint: 'Allow your user account to read it.' },
  'no-name': { what: 'has no name before its file extension', hint: 'Rename it.' },
  'long-name': {
    what: `has a name of more than ${MOST_NAME_BYTES} bytes, itself or one of its folders`,
    hint: 'Rename it: the files of the build have longer names.',
  },
  failed: {
    what: 'was listed, but could not be opened',
    hint: 'Run the command again. If its name has characters that are not UTF-8, rename it.',
  },
} as const satisfies Record<string, { what: string; hint: string }>;

export type UnreadableReason = keyof typeof UNREADABLE;
