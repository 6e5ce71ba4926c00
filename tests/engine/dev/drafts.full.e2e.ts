import { symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { test } from '../../support/dev-server.ts';
import { expect } from '../../support/test.ts';

const ABOUT = 'content/pages/about.json';

// The tests edit the same copy of the site, so they run one after the other.
test.describe.configure({ mode: 'default' });

const title = (page: Page) => page.getByLabel('Title (required)');
const state = (page: Page) => page.getByRole('banner').getByRole('status');
const saveButton = (page: Page) => page.getByRole('button', { name: /^Save/ });

async function openStudio(page: Page, route = '/about'): Promise<void> {
  await page.goto(`/_studio#${route}`);
  await expect(title(page)).toBeVisible({ timeout: 30_000 });
}

test('keeps a draft with errors when the tab crashes or is closed', async ({ page, context, copy }) => {
  const before = copy.read(ABOUT);
  await openStudio(page);
  const own = await title(page).inputValue();
  await title(page).fill('x');
  const crashed = page.waitForEvent('crash');
  await Promise.all([crashed, page.goto('chrome://crash').catch(() => undefined)]);
  const second = await context.newPage();
  await openStudio(second);
  await expect(title(second)).toHaveValue('x');
  await title(second).press('End');
  await title(second).pressSequentially('yz');
  await second.close();

  const third = await context.newPage();
  await openStudio(third);
  await expect(title(third)).toHaveValue('xyz');
  const question = third.waitForEvent('dialog');
  await third.close({ runBeforeUnload: true });
  const dialog = await question;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await third.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(title(third)).toHaveValue(own);
  await expect(state(third)).toHaveText('No unsaved changes.');
  expect(copy.read(ABOUT)).toBe(before);
});

test('forgets a saved draft also when another document is opened before the server responds', async ({
  page,
  copy,
}) => {
  const before = copy.read(ABOUT);
  await openStudio(page);
  await title(page).fill('Who we are');
  await expect(state(page)).toContainText('Unsaved changes');
  const saves: (() => Promise<void>)[] = [];
  await page.route('**/_dev/studio/save', (route) => {
    saves.push(() => route.continue());
  });
  await page.keyboard.press('Control+s');
  // The second press changes nothing: the file that it would replace is the one that the first writes.
  await page.keyboard.press('Control+s');
  await expect.poll(() => saves).toHaveLength(1);
  const documents = page.getByRole('navigation', { name: 'Content' });
  await documents.getByRole('button', { name: '/faq' }).click();
  await expect(page).toHaveURL(/#\/faq$/);
  await expect(page.getByRole('banner')).toContainText('/faq');
  await expect(documents.getByText('unsaved')).toBeVisible();
  await Promise.all(saves.map((save) => save()));
  expect(saves).toHaveLength(1);
  await expect(documents.getByText('unsaved')).toHaveCount(0);
  copy.write(ABOUT, before);
});

test('says that nothing is checked while the server does not respond, and checks again when it does', async ({
  page,
  health,
}) => {
  health.expect(/request failed.*studio\/check/, /Failed to load.*studio\/check/);
  // An address with a malformed escape is a document that does not exist.
  await page.goto('/_studio#%');
  await expect(page.getByRole('heading', { name: 'There is no %' })).toBeVisible({ timeout: 30_000 });
  await openStudio(page);
  const diagnostics = page.getByRole('region', { name: /errors?|Not checked/ });
  await expect(diagnostics.getByRole('heading')).toHaveText('No errors or warnings');
  await page.route('**/_dev/studio/check', (route) => route.abort());
  await title(page).fill('');
  await expect(diagnostics.getByRole('heading')).toHaveText('Not checked');
  await expect(saveButton(page)).toHaveText('Save (not checked)');
  await page.unroute('**/_dev/studio/check');
  await expect(saveButton(page)).toHaveText('Save (1 error)');
  await expect(diagnostics.getByRole('heading')).toHaveText(/^1 error/);
  await page.keyboard.press('Control+z');
  await expect(state(page)).toHaveText('No unsaved changes.');
});

test('two tabs edit one draft, and the tab that has not saved follows the file', async ({
  page,
  context,
  copy,
}) => {
  const before = copy.read(ABOUT);
  await openStudio(page);
  const other = await context.newPage();
  await openStudio(other);
  await title(page).fill('From the first tab');
  await expect(title(other)).toHaveValue('From the first tab');
  await title(other).press('End');
  await title(other).pressSequentially(' and the second');
  await expect(title(page)).toHaveValue('From the first tab and the second');
  await saveButton(page).click();
  await expect(state(page)).toHaveText('Saved, not public yet.');
  await expect(state(other)).toHaveText('No unsaved changes.');
  await expect(title(other)).toHaveValue('From the first tab and the second');
  expect(JSON.parse(copy.read(ABOUT)).title).toBe('From the first tab and the second');
  copy.write(ABOUT, before);
  await expect(title(page)).toHaveValue(JSON.parse(before).title);
});

test('the server stops while the editor types and saves', async ({ page, copy, health }) => {
  health.expect(/Failed to load resource|ERR_CONNECTION|WebSocket|server connection lost/i);
  const before = copy.read(ABOUT);
  await openStudio(page);
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await copy.restart(async () => {
    await title(page).fill('Typed without a server');
    await saveButton(page).click();
    await expect(state(page)).toContainText('The development server does not respond.');
    expect(copy.read(ABOUT)).toBe(before);
  });
  // The page notices that the server runs again, and loads again without a question.
  await page.waitForFunction(() => !('isOld' in window));
  await expect(title(page)).toHaveValue('Typed without a server');
  await expect(page.getByText('No errors or warnings')).toBeVisible();
  await saveButton(page).click();
  await expect(state(page)).toHaveText('Saved, not public yet.');
  expect(JSON.parse(copy.read(ABOUT)).title).toBe('Typed without a server');
  copy.write(ABOUT, before);
});

test('the storage of the browser is full', async ({ page, copy }) => {
  const before = copy.read(ABOUT);
  await openStudio(page);
  await page.evaluate(() => {
    for (let size = 1 << 22; size > 0; size >>= 1) {
      try {
        localStorage.setItem(`filler ${size}`, 'x'.repeat(size));
      } catch {
        // No room for this size; a smaller one may fit.
      }
    }
  });
  await title(page).fill('No room for a draft');
  await expect(state(page)).toContainText('The storage of this browser is full');
  await saveButton(page).click();
  await expect(state(page)).toHaveText('Saved, not public yet.');
  expect(JSON.parse(copy.read(ABOUT)).title).toBe('No room for a draft');
  await page.evaluate(() => localStorage.clear());
  copy.write(ABOUT, before);
});

test('a file that cannot be written stays as it is, and so does the draft', async ({
  page,
  copy,
  health,
}) => {
  health.expect(/status 507|507/);
  const before = copy.read(ABOUT);
  await openStudio(page);
  await title(page).fill('Not written');
  await expect(page.getByText('No errors or warnings')).toBeVisible();
  // As a full disk does, for every user: the temporary file is a device that accepts no byte.
  const temporary = path.join(copy.root, `content/pages/.about.json.${copy.pid()}.tmp`);
  symlinkSync('/dev/full', temporary);
  await saveButton(page).click();
  await expect(state(page)).toContainText('The disk is full. Free some space, then try again.');
  expect(copy.read(ABOUT)).toBe(before);
  await page.reload();
  await expect(title(page)).toHaveValue('Not written');
  await saveButton(page).click();
  await expect(state(page)).toHaveText('Saved, not public yet.');
  copy.write(ABOUT, before);
});
