import type { Page } from '@playwright/test';
import { awaitFormCode } from '../../support/form-code.ts';
import { expect, test } from '../../support/test.ts';

const start = (page: Page) => page.getByLabel('Desired Start Date', { exact: true });
const completion = (page: Page) => page.getByLabel('Desired Completion Date', { exact: true });

async function openQuote(page: Page, open: (route: string) => Promise<unknown>): Promise<void> {
  await open('/quote');
  await awaitFormCode(page.locator('form#form-quote'));
}

// src/forms/values/dates.test.ts reads dates in more notations.
test('a date stays as typed, and the form says how it understands it, or that it does not exist', async ({
  page,
  open,
}) => {
  await openQuote(page, open);
  const field = start(page);
  // The keyboard of a phone must have separators and month names.
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).not.toHaveAttribute('inputmode');
  const typed = '1st February 2027';
  await field.pressSequentially(typed);
  await expect(field).toHaveValue(typed);
  await expect(field).toHaveAccessibleDescription(/1 February 2027$/);
  await expect(page.locator('[id$="desiredStartDate-note"]')).toHaveText('1 February 2027');
  await field.press('Tab');
  await expect(field).toHaveValue(typed);
  await expect(page.getByRole('status').filter({ hasText: /^1 February 2027$/ })).toHaveCount(1);
  await field.fill('31 Feb 2027');
  await page.locator('form button[type="submit"]').click();
  await expect(field).toHaveValue('31 Feb 2027');
  await expect(field).toHaveAccessibleDescription(/Enter a real start date/);
});

test('a completion date must be after the start date, and a corrected start date removes the error', {
  tag: '@full',
}, async ({ page, open }) => {
  await openQuote(page, open);
  await start(page).fill('1 March 2027');
  await completion(page).fill('1 Feb 2027');
  await page.locator('form button[type="submit"]').click();
  const message = /Desired completion date must be after desired start date$/;
  await expect(completion(page)).toHaveAccessibleDescription(message);
  await expect(completion(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(start(page)).not.toHaveAttribute('aria-invalid', 'true');
  await start(page).fill('1 Jan 2027');
  await expect(completion(page)).not.toHaveAttribute('aria-invalid', 'true');
  await completion(page).fill('1 Jan 2027');
  await expect(completion(page)).toHaveAccessibleDescription(message);
  await start(page).fill('');
  await expect(completion(page)).not.toHaveAttribute('aria-invalid', 'true');
});
