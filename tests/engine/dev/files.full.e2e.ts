import { rmSync } from 'node:fs';
import path from 'node:path';
import { mergeTests } from '@playwright/test';
import { test as devTest } from '../../support/dev-server.ts';
import { expect, test as inspectTest } from '../../support/inspect/test.ts';
import { StudioWalk } from './studio-walk.ts';

const ABOUT = 'content/pages/about.json';
const MINUTES = 'content/media/files/minutes.pdf';
const LOGO = 'clients/three.svg';

const test = mergeTests(devTest, inspectTest);

// The tests edit the same copy of the site, so they run one after the other.
test.describe.configure({ mode: 'default' });

const pdf = (name: string, words: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7 ${words} %%EOF`),
});

test('corrected minutes replace the old ones under their address, are deleted and brought back', {
  tag: '@full',
}, async ({ page, copy }) => {
  // Other files of tests have changed this copy.
  rmSync(path.join(copy.root, '.cache/studio-changes.json'), { force: true });
  const walk = new StudioWalk(page);
  await page.goto('/_studio');
  await walk.button(/^Files/, walk.navigation).press('Enter');
  const list = page.getByRole('main');
  await expect(list.getByRole('heading', { name: LOGO })).toBeVisible({ timeout: 30_000 });
  await page.getByLabel('Add a file').setInputFiles(pdf('Minutes.PDF', 'first'));
  const filter = list.getByLabel('Find a file, a place or a text');
  await filter.fill('minutes');
  const entry = list.getByRole('listitem');
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText('files/minutes.pdf');
  await expect(entry).toContainText('Not used');

  await walk.press('Replace files/minutes.pdf');
  await walk.dialog.getByLabel('New file').setInputFiles(pdf('Minutes corrected.pdf', 'second'));
  await expect(walk.dialog).toContainText('Its address stays /files/minutes.pdf');
  await walk.view('replace a file');
  await walk.press('Replace the file', walk.dialog);
  await expect(walk.dialog).toHaveCount(0);
  expect(copy.read(MINUTES)).toBe('%PDF-1.7 second %%EOF');

  await walk.press('Delete files/minutes.pdf');
  await walk.press('Delete the file', walk.dialog);
  await expect(entry).toHaveCount(0);
  expect(copy.exists(MINUTES)).toBe(false);
  await walk.press('Bring back something else …', walk.navigation);
  await expect(walk.dialog.getByRole('listitem')).toHaveCount(2);
  await walk.view('bring back');
  await walk.press('Bring back: Delete files/minutes.pdf', walk.dialog);
  await expect(walk.button('Redo: Delete files/minutes.pdf', walk.dialog)).toBeVisible();
  expect(copy.read(MINUTES)).toBe('%PDF-1.7 second %%EOF');
  await walk.press('Undo: Replace files/minutes.pdf', walk.dialog);
  await expect.poll(() => copy.read(MINUTES)).toBe('%PDF-1.7 first %%EOF');
  await walk.close();
  copy.remove(MINUTES);
  expect(walk.found).toEqual([]);
});

test('every text about a file is listed with its place and changes there; a file in use is not deleted', {
  tag: '@full',
}, async ({ page, copy }) => {
  const walk = new StudioWalk(page);
  const about = copy.read(ABOUT);
  await page.goto('/_studio#files');
  const list = page.getByRole('main');
  await list.getByLabel('Find a file, a place or a text').fill(LOGO);
  const entry = list.getByRole('listitem').filter({ has: page.getByRole('heading') });
  await expect(entry).toHaveCount(1, { timeout: 30_000 });
  const change = entry.getByRole('button', { name: 'Change Organisation in Page “About”' });
  await change.press('Enter');
  const field = entry.getByLabel('Organisation');
  await expect(field).toHaveValue('Client three');
  await field.fill('A client of ours');
  await field.press('Enter');
  await expect(change).toBeFocused();
  await expect(entry).toContainText('Organisation: A client of ours');
  expect(copy.read(ABOUT)).toBe(about.replace('"Client three"', '"A client of ours"'));
  await walk.view('files');

  await walk.press(`Delete ${LOGO}`);
  await expect(walk.dialog).toContainText('It cannot be deleted while documents use it.');
  await walk.view('file that is used');
  await walk.dialog.getByRole('link', { name: /^Page “About”/ }).press('Enter');
  await expect(page.getByRole('main').getByLabel('Picture (required)')).toBeFocused();
  copy.write(ABOUT, about);
  expect(walk.found).toEqual([]);
});

test('the point of a picture that stays visible is set by arrow keys, and starts without an error', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/_studio#/about');
  await page.getByRole('button', { name: 'Add a block' }).click({ timeout: 30_000 });
  await page.getByRole('button', { name: /^Add Media and text: A library/ }).click();
  const main = page.getByRole('main');
  await main.getByRole('combobox', { name: /^Picture/ }).fill('social.svg');
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: 'Add point to keep visible' }).press('Enter');
  const point = main.getByRole('button', {
    name: /^Point to keep visible: 50 % from the left, 50 % from the top/,
  });
  await expect(point).toBeFocused();
  await expect(main.getByLabel('From the left (required)')).toHaveValue('50');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(main.getByLabel('From the left (required)')).toHaveValue('51');
  await expect(main.getByLabel('From the top (required)')).toHaveValue('60');
});
