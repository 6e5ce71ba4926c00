import deepEquals from '@rjsf/utils/lib/deepEquals.js';
import type { Draft, PageOnDisk } from '../protocol.ts';
import type { StoredDraft } from './shared-drafts.ts';

/** What the keys of drafts in the storage begin with. */
export const DRAFTS = 'studio:draft:';

/** The text of each draft as this tab last read or wrote it. Another text in the storage comes from another tab. */
const known = new Map<string, string | null>();

/** Drafts that the storage has no room for. Only this tab has them. */
const unstored = new Map<string, string>();

function parse(text: string | null): StoredDraft | null {
  try {
    return text === null ? null : (JSON.parse(text) as StoredDraft);
  } catch {
    return null;
  }
}

/** Returns the draft of a file. All tabs of the browser share it. */
export function readDraft(file: string): StoredDraft | null {
  const text = localStorage.getItem(DRAFTS + file);
  known.set(file, text);
  return parse(unstored.get(file) ?? text);
}

/**
 * Stores a draft at once: local storage is synchronous, so a tab that crashes has already stored the last key. Returns
 * the draft that it replaces if that is one of another tab which this tab has not seen.
 */
export function storeDraft(file: string, draft: StoredDraft): StoredDraft | null {
  const text = JSON.stringify(draft);
  // A draft of another tab, which may have a newer one by now.
  if (text === known.get(file)) return null;
  const before = localStorage.getItem(DRAFTS + file);
  const isUnseen = before !== text && before !== (known.get(file) ?? null);
  try {
    localStorage.setItem(DRAFTS + file, text);
    known.set(file, text);
    unstored.delete(file);
  } catch {
    unstored.set(file, text);
  }
  return isUnseen ? parse(before) : null;
}

/** Removes the draft of a file, unless another tab has changed it since. */
export function removeDraft(file: string): void {
  unstored.delete(file);
  if (localStorage.getItem(DRAFTS + file) !== known.get(file)) return;
  localStorage.removeItem(DRAFTS + file);
  known.set(file, null);
}

/**
 * Brings the stored draft of a file in line with a save, also when the editor of the file has closed meanwhile: removes
 * the edits that are in the file now, and bases later edits on the saved file.
 */
export function settleDraft(file: string, saved: Draft, { hash, value }: PageOnDisk): void {
  const stored = readDraft(file);
  if (!stored || !value) return;
  if (deepEquals(stored.value, saved.value)) removeDraft(file);
  else if (stored.hash === saved.hash) storeDraft(file, { hash, base: value, value: stored.value });
}

/**
 * Gives the drafts of moved files their new paths. `below` includes the files in the folder with the name of the page.
 */
export function moveDrafts(from: string, to: string, below: boolean): void {
  const [oldBase, newBase] = [from, to].map((file) => file.replace(/\.json$/, ''));
  for (const file of filesWithDraft()) {
    const draft = file === from || (below && file.startsWith(`${oldBase}/`)) ? readDraft(file) : null;
    if (!draft) continue;
    storeDraft(file.replace(oldBase ?? '', newBase ?? ''), draft);
    removeDraft(file);
  }
}

/** Returns true when the draft exists only in this tab, because the storage of the browser is full. */
export function isUnstored(file: string): boolean {
  return unstored.has(file);
}

/** Returns the file whose draft has a key of the storage; undefined for a key of something else. */
export function fileOfKey(key: string | null): string | undefined {
  return key?.startsWith(DRAFTS) ? key.slice(DRAFTS.length) : undefined;
}

/** Returns the files that have a draft. */
export function filesWithDraft(): Set<string> {
  const stored = Object.keys(localStorage).flatMap((key) => fileOfKey(key) ?? []);
  return new Set([...stored, ...unstored.keys()]);
}

/**
 * Returns whether a draft has this text, such as the name of a picture. Does not read the drafts: those of another tab
 * stay unseen.
 */
export function isInDraft(text: string): boolean {
  const written = JSON.stringify(text);
  const stored = (file: string) => unstored.get(file) ?? localStorage.getItem(DRAFTS + file);
  return [...filesWithDraft()].some((file) => stored(file)?.includes(written));
}
