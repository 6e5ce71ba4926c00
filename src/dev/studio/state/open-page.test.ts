import { expect, test } from 'vitest';
import type { PageOnDisk, PageValue } from '../protocol.ts';
import { replacePage, undo } from './history.ts';
import {
  combinedPage,
  editedPage,
  hasEdits,
  isStale,
  type OpenPage,
  openedPage,
  updatedPage,
} from './open-page.ts';

const onDisk = (value: PageValue | null, hash = JSON.stringify(value)): PageOnDisk => ({
  file: 'content/pages/about.json',
  usedOn: null,
  hash,
  value,
  diagnostics: [],
});

const FILE = { title: 'File', text: 'Same' };
const MINE = { title: 'Mine', text: 'Same' };
const THEIRS = { title: 'File', text: 'Theirs' };
const MINE_OF_FILE = { hash: JSON.stringify(FILE), base: FILE, value: MINE };

function open(value: PageValue = FILE): OpenPage {
  const page = openedPage(onDisk(value), null);
  if (!page) throw new Error('The page cannot be edited.');
  return page;
}

const withMine = () => editedPage(open(), (history) => replacePage(history, MINE));
const shownBy = (page: OpenPage | null) => page?.history.now.value;

test('a file that is broken and fixed on disk is followed without a question', () => {
  const broken = updatedPage(open(), onDisk(null, 'broken'));
  expect(hasEdits(broken)).toBe(false);
  const fixed = updatedPage(broken, onDisk(THEIRS));
  expect(shownBy(fixed)).toEqual(THEIRS);
  expect([hasEdits(fixed), isStale(fixed)]).toEqual([false, false]);
});

test('a draft stays while its file is broken, and is stale when the file has another text', () => {
  const broken = updatedPage(withMine(), onDisk(null, 'broken'));
  expect(shownBy(broken)).toEqual(MINE);
  expect(isStale(updatedPage(broken, onDisk(FILE)))).toBe(false);
  const changed = updatedPage(broken, onDisk(THEIRS));
  expect([hasEdits(changed), isStale(changed), shownBy(changed)]).toEqual([true, true, MINE]);
});

test('a stored draft opens as a step that undo removes', () => {
  const page = openedPage(onDisk(FILE), MINE_OF_FILE);
  expect(shownBy(page)).toEqual(MINE);
  expect(page && shownBy(editedPage(page, undo))).toEqual(FILE);
  expect(page && hasEdits(editedPage(page, undo))).toBe(false);
});

test('a draft that another tab has saved is no draft any more', () => {
  const page = updatedPage(withMine(), onDisk(MINE));
  expect([hasEdits(page), isStale(page)]).toEqual([false, false]);
});

test('a stored draft of an older file is stale; undoing it shows the file', () => {
  const page = openedPage(onDisk(THEIRS), MINE_OF_FILE);
  expect(page && isStale(page)).toBe(true);
  const undone = page && editedPage(page, undo);
  expect(shownBy(undone)).toEqual(THEIRS);
  expect(undone && isStale(undone)).toBe(false);
});

test('a file with another layout is no conflict', () => {
  const page = updatedPage(withMine(), onDisk(FILE, 'other layout'));
  expect([hasEdits(page), isStale(page), shownBy(page)]).toEqual([true, false, MINE]);
});

test('combines edits with those of the file, and undo takes them apart', () => {
  const page = updatedPage(withMine(), onDisk(THEIRS));
  const combined = combinedPage(page, page.disk);
  expect(shownBy(combined)).toEqual({ title: 'Mine', text: 'Theirs' });
  expect(combined && isStale(combined)).toBe(false);
  expect(combined && shownBy(editedPage(combined, undo))).toEqual(MINE);
  expect(combinedPage(withMine(), onDisk({ title: 'Other' }))).toBeNull();
});
