import type { PageValue } from '../protocol.ts';
import { mergeValues } from '../values/merge-values.ts';

/** The unsaved state of a file, with the state of the file that it is based on. */
export interface StoredDraft {
  /** Hash of the file's text that the draft is based on. */
  hash: string;
  base: PageValue;
  value: PageValue;
}

/** The versions of the editor's drafts by file, and the names of others with what they have open. */
export interface SharedDrafts {
  /** False where nobody signs in: drafts are in the browser only. */
  isShared: boolean;
  versions: Record<string, string>;
  present: { name: string; file: string }[];
}

/** A draft to store; an empty object removes it. `seen` is the version that it replaces; "" for none. */
export interface DraftToStore {
  file: string;
  draft: StoredDraft | Record<string, never>;
  seen: string;
}

/** `newer`: another computer has stored a version that this one has not seen, and nothing was written. */
export type DraftStored =
  | { outcome: 'stored'; version: string }
  | { outcome: 'newer'; version: string; draft: StoredDraft | null };

/**
 * Combines the drafts that two computers of an editor have of one document, by value. `before` is the version that both
 * come from. Where both have changed one value, this computer's is the result: the editor is sitting here.
 */
export function combinedDraft(
  before: StoredDraft | null,
  mine: StoredDraft | null,
  theirs: StoredDraft | null,
): StoredDraft | null {
  const same = (one: StoredDraft | null, other: StoredDraft | null) =>
    JSON.stringify(one) === JSON.stringify(other);
  if (same(mine, before)) return theirs;
  // What one has written is kept when the other has saved or undone the version before it.
  if (!theirs || same(theirs, before)) return mine;
  if (!mine) return theirs;
  const base = before && before.hash === theirs.hash ? before.value : mine.base;
  const merged = mergeValues(base, mine.value, theirs.value, (_, value) => ({ value }));
  return { hash: theirs.hash, base: theirs.base, value: (merged?.value ?? mine.value) as PageValue };
}
