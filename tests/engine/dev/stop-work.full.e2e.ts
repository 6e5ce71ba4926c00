import { test } from '../../support/dev-server.ts';
import { holdRequests } from '../../support/hold.ts';
import { expect } from '../../support/test.ts';

const FAQ = 'content/pages/faq.json';

test('a dialog that works longer than a second says so, and stops without a change', {
  tag: '@full',
}, async ({ page, copy }) => {
  await page.goto('/_studio#/faq');
  await page.getByRole('button', { name: 'Move or rename' }).click({ timeout: 30_000 });
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New address').fill('/questions');
  await dialog.getByRole('button', { name: 'Show what changes' }).click();
  await expect(dialog).toContainText('will be updated');

  const release = await holdRequests(page, '**/_dev/studio/change');
  await dialog.getByRole('button', { name: 'Move the page' }).press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('Working …');
  await dialog.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('Stopping …');
  release();
  await expect(dialog.getByRole('alert')).toContainText('Stopped. Nothing was changed.');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  expect(copy.exists(FAQ)).toBe(true);
  expect(copy.exists('content/pages/questions.json')).toBe(false);
});
