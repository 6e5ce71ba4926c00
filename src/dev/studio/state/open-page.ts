import deepEquals from '@rjsf/utils/lib/deepEquals.js';
import type { PageOnDisk, PageValue } from '../protocol.ts';
import { mergeValues } from '../values/merge-values.ts';
import { changeEvery, type History, replacePage, startHistory } from './history.ts';
import type { StoredDraft } from './shared-drafts.ts';

/** A file that is open in the studio. */
export interface OpenPage {
  /** The latest known state of the file. */
  disk: PageOnDisk;
  /** The state of the file that the edits are based on. Another hash on disk is a conflict. */
  base: { hash: string; value: PageValue };
  history: History;
  /** The storage has these edits, or newer ones of another tab, which storing these again would undo. */
  isFromStorage?: boolean;
  /** The edits were combined with those that somebody else has saved since they began. */
  isCombined?: boolean;
}

/** Returns true when the page has edits that its file does not have. */
export function hasEdits({ base, history }: OpenPage): boolean {
  return !deepEquals(base.value, history.now.value);
}

/** Returns true when the file has changed since the edits began. */
export function isStale({ base, disk }: OpenPage): boolean {
  return base.hash !== disk.hash;
}

/**
 * Combines the edits with those that the file has got since, also in the steps to undo: undo takes back what this
 * editor has done, and nothing of the others. Null when both changed the same part.
 */
function combined(page: OpenPage): OpenPage | null {
  const { base, disk, history } = page;
  const { hash, value } = disk;
  if (!value) return null;
  const both = changeEvery(history, (mine) => {
    const merged = mergeValues(base.value, mine, value);
    return merged && (merged.value as PageValue);
  });
  return both && { ...page, base: { hash, value }, history: both, isCombined: true };
}

/**
 * A page without edits follows its file. So does a page whose edits are already in the file. Other edits are combined
 * with those of the file, if they concern other values.
 */
function settled(page: OpenPage): OpenPage {
  const { disk, history } = page;
  if (!disk.value || !isStale(page)) return page;
  // Only the layout of the file has changed.
  if (deepEquals(page.base.value, disk.value))
    return { ...page, base: { hash: disk.hash, value: disk.value } };
  if (hasEdits(page) && !deepEquals(disk.value, history.now.value)) return combined(page) ?? page;
  return fromFile(page, disk);
}

/** Replaces the edits with the state of the file. Undo restores them. */
export function fromFile(page: OpenPage, disk: PageOnDisk): OpenPage {
  if (!disk.value) return page;
  const { hash, value } = disk;
  return { disk, base: { hash, value }, history: replacePage(page.history, value) };
}

/**
 * Opens a file, with its stored draft as a step that can be undone. `list` is the property with its blocks. Null when
 * the file is not plain JSON.
 */
export function openedPage(
  disk: PageOnDisk,
  draft: StoredDraft | null,
  list: string | null = null,
): OpenPage | null {
  const { hash, value } = disk;
  if (!value) return null;
  const page = { disk, base: { hash, value }, history: startHistory(value, list) };
  return draft ? withDraft(page, draft) : page;
}

/** Shows a draft that this tab or another one has stored. */
export function withDraft(page: OpenPage, { hash, base, value }: StoredDraft): OpenPage {
  const history = replacePage(page.history, value);
  return settled({ ...page, base: { hash, value: base }, history, isFromStorage: true });
}

/** Keeps a draft of another tab as the step before the current one, so that undo shows it. */
export function withDraftBelow(page: OpenPage, { value }: StoredDraft): OpenPage {
  const history = replacePage(replacePage(page.history, value), page.history.now.value);
  return { ...page, history, isFromStorage: false };
}

/** Updates an open page with the current state of its file. */
export function updatedPage(page: OpenPage, disk: PageOnDisk): OpenPage {
  return disk.hash === page.disk.hash ? page : settled({ ...page, disk });
}

/** Applies an edit. */
export function editedPage(page: OpenPage, edit: (history: History) => History): OpenPage {
  const edited = { ...page, history: edit(page.history), isFromStorage: false };
  return settled(hasEdits(edited) ? edited : { ...edited, isCombined: false });
}
