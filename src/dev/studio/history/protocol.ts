import type { PageVersion } from '../publish/protocol.ts';
import type { ValueChange } from '../values/describe-changes.ts';

/** A version of a document: its state after a commit that changed it. */
export interface DocumentVersion {
  commit: string;
  /** Path of the document in that commit; another one before a move. */
  path: string;
  author: string;
  /** ISO 8601. */
  date: string;
  subject: string;
}

/** The versions of a document, newest first, or why there are none. */
export interface DocumentHistory {
  versions: DocumentVersion[];
  obstacle: string;
}

/** A version of a document, compared with its file, and a page that shows it, if there is one. */
export interface OldVersion extends PageVersion {
  /** Null when the version is not plain JSON. */
  value: Record<string, unknown> | null;
  /** The changes that restoring the version would make. */
  changes: ValueChange[];
}

/** A change of several files that can be undone in one step. */
export interface UndoableChange {
  id: string;
  /** The action: "Move /about to /team". */
  title: string;
  /** True for a change that was undone: it can be done again. */
  isUndone?: boolean;
  /** ISO 8601. */
  at: string;
}
