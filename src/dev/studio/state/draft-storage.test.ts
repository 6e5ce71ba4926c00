import { beforeEach, expect, test, vi } from 'vitest';

/** The storage that two tabs of a browser share. `limit` is the number of characters that fit. */
class FakeStorage {
  limit = Number.POSITIVE_INFINITY;
  getItem(name: string): string | null {
    return (this as unknown as Record<string, string>)[name] ?? null;
  }
  setItem(name: string, text: string): void {
    if (text.length > this.limit) throw new DOMException('full', 'QuotaExceededError');
    Object.assign(this, { [name]: text });
  }
  removeItem(name: string): void {
    delete (this as unknown as Record<string, string>)[name];
  }
}

const FILE = 'content/pages/about.json';
const draft = (title: string) => ({ hash: '1', base: { title: 'Base' }, value: { title } });

let storage: FakeStorage;

/** The module as a tab has it: each tab knows only what it has read and written itself. */
async function openTab() {
  vi.resetModules();
  return import('./draft-storage.ts');
}

beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
});

test('returns the draft of another tab that it replaces, and does not remove one that it has not seen', async () => {
  const [one, two] = [await openTab(), await openTab()];
  for (const tab of [one, two]) expect(tab.readDraft(FILE)).toBeNull();
  expect(one.storeDraft(FILE, draft('one'))).toBeNull();
  expect(two.storeDraft(FILE, draft('two'))).toEqual(draft('one'));
  one.removeDraft(FILE);
  expect(one.readDraft(FILE)).toEqual(draft('two'));
  one.removeDraft(FILE);
  expect([...two.filesWithDraft()]).toEqual([]);
});

test('looking for a text in the drafts does not count as having seen the draft of another tab', async () => {
  const [one, two] = [await openTab(), await openTab()];
  one.storeDraft(FILE, draft('one'));
  expect([two.isInDraft('one'), two.isInDraft('none')]).toEqual([true, false]);
  expect(two.storeDraft(FILE, draft('two'))).toEqual(draft('one'));
});

test('a tab that shows the draft of another tab does not store it again', async () => {
  const [one, two] = [await openTab(), await openTab()];
  one.storeDraft(FILE, draft('a'));
  const seen = two.readDraft(FILE) ?? draft('');
  one.storeDraft(FILE, draft('ab'));
  two.storeDraft(FILE, seen);
  expect(one.readDraft(FILE)).toEqual(draft('ab'));
});

test('keeps a draft in the tab when the storage is full', async () => {
  const tab = await openTab();
  tab.storeDraft(FILE, draft('short'));
  storage.limit = 10;
  tab.storeDraft(FILE, draft('longer than the storage'));
  expect(tab.isUnstored(FILE)).toBe(true);
  expect(tab.readDraft(FILE)).toEqual(draft('longer than the storage'));
  expect([...tab.filesWithDraft()]).toEqual([FILE]);
});

const SAVED = { title: 'saved' };
const ON_DISK = { file: FILE, hash: '2', value: SAVED, diagnostics: [], usedOn: [] };

test('a save removes the draft also when its editor has closed before the server responds', async () => {
  const tab = await openTab();
  tab.storeDraft(FILE, draft('saved'));
  tab.settleDraft(FILE, { file: FILE, hash: '1', value: SAVED }, ON_DISK);
  expect([...tab.filesWithDraft()]).toEqual([]);
});

test('a save bases the edits that were made after it on the saved file', async () => {
  const tab = await openTab();
  tab.storeDraft(FILE, draft('saved, and more'));
  tab.settleDraft(FILE, { file: FILE, hash: '1', value: SAVED }, ON_DISK);
  expect(tab.readDraft(FILE)).toEqual({
    hash: '2',
    base: { title: 'saved' },
    value: { title: 'saved, and more' },
  });
});

test('moves drafts with their files', async () => {
  const tab = await openTab();
  tab.storeDraft(FILE, draft('about'));
  tab.storeDraft('content/pages/about/team.json', draft('team'));
  tab.storeDraft('content/pages/about-us.json', draft('other'));
  tab.moveDrafts(FILE, 'content/pages/we.json', true);
  expect([...tab.filesWithDraft()].sort()).toEqual([
    'content/pages/about-us.json',
    'content/pages/we.json',
    'content/pages/we/team.json',
  ]);
  expect(tab.readDraft('content/pages/we/team.json')).toEqual(draft('team'));
});
