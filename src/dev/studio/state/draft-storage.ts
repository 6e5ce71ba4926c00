import type { PageValue } from '../protocol.ts';

/** What is kept of a page that was not saved, and the state of the file that it was made from. */
export interface StoredDraft {
  hash: string;
  value: PageValue;
}

const PREFIX = 'studio:';

/** Keeps a draft in this tab, so that an accidental reload loses nothing. */
export function storeDraft(file: string, unsaved: StoredDraft): void {
  sessionStorage.setItem(PREFIX + file, JSON.stringify(unsaved));
}

/** The draft of a page, if there is one. */
export function readDraft(file: string): StoredDraft | null {
  const text = sessionStorage.getItem(PREFIX + file);
  return text === null ? null : (JSON.parse(text) as StoredDraft);
}

/** Forgets a draft: it was saved, or is what the file says. */
export function removeDraft(file: string): void {
  sessionStorage.removeItem(PREFIX + file);
}

/** The files that have a draft in this tab. */
export function filesWithDraft(): Set<string> {
  const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
  return new Set(keys.map((key) => key.slice(PREFIX.length)));
}
