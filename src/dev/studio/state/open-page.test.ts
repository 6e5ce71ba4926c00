import { expect, test } from 'vitest';
import type { PageOnDisk, PageValue } from '../protocol.ts';
import { redo, replacePage, undo } from './history.ts';
import { editedPage, hasEdits, isStale, type OpenPage, openedPage, updatedPage } from './open-page.ts';

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
const THEIR_TITLE = { title: 'Other', text: 'Theirs' };
const BOTH = { title: 'Mine', text: 'Theirs' };
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

test('a draft stays while its file is broken, and is stale when both have changed one value', () => {
  const broken = updatedPage(withMine(), onDisk(null, 'broken'));
  expect(shownBy(broken)).toEqual(MINE);
  expect(isStale(updatedPage(broken, onDisk(FILE)))).toBe(false);
  const changed = updatedPage(broken, onDisk(THEIR_TITLE));
  expect([hasEdits(changed), isStale(changed), shownBy(changed)]).toEqual([true, true, MINE]);
});

test('edits that end a conflict are combined with the file', () => {
  const changed = updatedPage(withMine(), onDisk(THEIR_TITLE));
  const other = { ...MINE, title: 'File', more: 'Mine' };
  const combined = editedPage(changed, (history) => replacePage(history, other));
  expect([isStale(combined), shownBy(combined)]).toEqual([false, { ...THEIR_TITLE, more: 'Mine' }]);
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

test('a stored draft of an older file is combined with the file; undoing it shows the file', () => {
  const page = openedPage(onDisk(THEIRS), MINE_OF_FILE);
  expect([page && isStale(page), shownBy(page)]).toEqual([false, BOTH]);
  const undone = page && editedPage(page, undo);
  expect(shownBy(undone)).toEqual(THEIRS);
  expect(undone && hasEdits(undone)).toBe(false);
});

test('a file with another layout is no conflict', () => {
  const page = updatedPage(withMine(), onDisk(FILE, 'other layout'));
  expect([hasEdits(page), isStale(page), shownBy(page)]).toEqual([true, false, MINE]);
});

test('combines edits with those of the file; undo and redo keep those of the file', () => {
  const combined = updatedPage(withMine(), onDisk(THEIRS));
  expect(shownBy(combined)).toEqual(BOTH);
  expect([isStale(combined), hasEdits(combined), combined.isCombined]).toEqual([false, true, true]);
  const undone = editedPage(combined, undo);
  expect([shownBy(undone), hasEdits(undone), undone.isCombined]).toEqual([THEIRS, false, false]);
  expect(shownBy(editedPage(undone, redo))).toEqual(BOTH);
});

test('steps before a conflict cannot be undone after both were combined', () => {
  const inConflict = editedPage(withMine(), (history) => replacePage(history, { ...FILE, more: 'Mine' }));
  const combined = updatedPage(inConflict, onDisk(THEIR_TITLE));
  expect(shownBy(combined)).toEqual({ ...THEIR_TITLE, more: 'Mine' });
  expect(shownBy(editedPage(combined, undo))).toEqual(shownBy(combined));
});

test('the blocks of a page keep their keys when another editor adds one above', () => {
  const blocks = [
    { type: 'a', text: 'One' },
    { type: 'b', text: 'Two' },
  ];
  const page = openedPage(onDisk({ blocks }), null, 'blocks');
  const [, key] = page?.history.now.keys ?? [];
  const mine = { blocks: [blocks[0], { type: 'b', text: 'Mine' }] };
  const edited = page && editedPage(page, (history) => replacePage(history, mine));
  const theirs = { blocks: [{ type: 'c' }, ...blocks] };
  const combined = edited && updatedPage(edited, onDisk(theirs));
  expect(shownBy(combined)).toEqual({ blocks: [{ type: 'c' }, ...mine.blocks] });
  expect(combined?.history.now.keys[2]).toBe(key);
});
