import type { Page } from '@playwright/test';
import { test } from '../../support/dev-server.ts';
import { expect } from '../../support/test.ts';

const ABOUT = 'content/pages/about.json';

// The tests edit the same copy of the project, so they run one after the other.
test.describe.configure({ mode: 'default', timeout: 60_000 });

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
  await third.getByRole('button', { name: 'Undo' }).click();
  await expect(title(third)).toHaveValue(own);
  await expect(state(third)).toHaveText('No unsaved changes.');
  expect(copy.read(ABOUT)).toBe(before);
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
  await expect(state(page)).toHaveText('Saved.');
  await expect(state(other)).toHaveText('No unsaved changes.');
  await expect(title(other)).toHaveValue('From the first tab and the second');
  expect(JSON.parse(copy.read(ABOUT)).title).toBe('From the first tab and the second');
  copy.write(ABOUT, before);
  await expect(title(page)).toHaveValue(JSON.parse(before).title);
});

test('offers both versions of a file that has changed, also while the draft has errors', async ({
  page,
  copy,
}) => {
  const before = copy.read(ABOUT);
  const { title: own, description } = JSON.parse(before);
  await openStudio(page);
  await title(page).fill('M');
  copy.replace(ABOUT, description, `Theirs. ${description}`.slice(0, 160));
  const theirs = copy.read(ABOUT);
  await expect(state(page)).toContainText('The file has changed on disk.');
  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'The file has changed' });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Theirs.' })).toContainText('File');
  await dialog.getByRole('button', { name: 'Keep both changes' }).click();
  await expect(page.getByLabel('Description (required)')).toHaveValue(/^Theirs\./);
  await expect(title(page)).toHaveValue('M');
  expect(copy.read(ABOUT)).toBe(theirs);
  await title(page).fill('My title');
  await expect(page.getByText('No errors or warnings')).toBeVisible();
  await saveButton(page).click();
  await expect(state(page)).toHaveText('Saved.');
  expect(copy.read(ABOUT)).toBe(theirs.replace(`"title": "${own}"`, '"title": "My title"'));
  copy.write(ABOUT, before);
});
