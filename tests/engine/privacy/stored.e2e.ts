import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { SITE } from '../../../scripts/root.ts';
import { readListedKeys, readStoredKeys, watchStorage } from '../../support/browser-storage.ts';
import { expect, test } from '../../support/test.ts';
import { fill, readyForm, sendButton, uniqueAddress } from '../support/contact-form.ts';

const { places } = JSON.parse(readFileSync(path.join(SITE, 'content/storage.json'), 'utf8'));

async function listedStorage(page: Page): Promise<string[]> {
  await page.goto('/cookie-policy');
  return (await readListedKeys(page, places)).sort();
}

test('a visit writes exactly the storage keys that the cookie policy lists', async ({
  page,
  context,
  open,
}) => {
  test.setTimeout(60_000);
  const written = await watchStorage(context);
  const listed = await listedStorage(page);
  expect(listed.length).toBeGreaterThan(0);
  const expectListed = async () => {
    for (const key of await readStoredKeys(page)) expect(listed).toContain(key);
  };

  await open('/quote');
  await page.getByLabel('Full Name').fill('Ada Brook');
  await expect(page.locator('main form')).toHaveAttribute('novalidate');
  await expectListed();
  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Brook');

  await open('/contact');
  const form = await readyForm(page);
  await sendButton(form).click();
  await fill(form, uniqueAddress());
  await expectListed();
  await sendButton(form).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expectListed();

  const choice = page.getByRole('contentinfo').getByRole('group', { name: 'Colour scheme' });
  await choice.getByRole('radio', { name: 'Light' }).check();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await page.locator('main summary').first().click();
  // Vite dispatches this event when a chunk fails to load, for example after a new deployment.
  await page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError')));
  await page.goBack();
  await expectListed();

  expect([...written].sort()).toEqual(listed);
});

test('a site without an analytics script shows no consent notice, and its policy allows no other server', {
  tag: '@full',
}, async ({ page, open }) => {
  const response = await open('/cookie-policy');
  await expect(page.getByRole('contentinfo').getByRole('button')).toHaveText(['Back to top']);
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("trusted-types 'none'");
  expect(policy).toContain("connect-src 'self';");
  await expect(page.locator('main')).not.toContainText('visitor statistics');
  await expect(page.locator('main')).toContainText('no cookie banner');
});
