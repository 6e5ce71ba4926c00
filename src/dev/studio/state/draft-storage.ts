import type { Draft } from '../protocol.ts';

/** A draft in session storage. The key contains its file. */
export type StoredDraft = Omit<Draft, 'file'>;

const PREFIX = 'studio:';

/** Stores a draft in session storage, so that a reload of the tab keeps it. */
export function storeDraft(file: string, draft: StoredDraft): void {
  sessionStorage.setItem(PREFIX + file, JSON.stringify(draft));
}

/** Returns the stored draft of a page. */
export function readDraft(file: string): StoredDraft | null {
  const text = sessionStorage.getItem(PREFIX + file);
  return text === null ? null : (JSON.parse(text) as StoredDraft);
}

/** Removes the draft of a page. */
export function removeDraft(file: string): void {
  sessionStorage.removeItem(PREFIX + file);
}

/** Returns the files that have a draft in this tab. */
export function filesWithDraft(): Set<string> {
  const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
  return new Set(keys.map((key) => key.slice(PREFIX.length)));
}
