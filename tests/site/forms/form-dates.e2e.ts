import type { Page } from '@playwright/test';
import { awaitFormCode } from '../../support/form-code.ts';
import { expect, test } from '../../support/test.ts';

const start = (page: Page) => page.getByLabel('Desired Start Date', { exact: true });
const completion = (page: Page) => page.getByLabel('Desired Completion Date', { exact: true });

async function openQuote(page: Page, open: (route: string) => Promise<unknown>): Promise<void> {
  await open('/quote');
  await awaitFormCode(page.locator('form#form-quote'));
}

/** src/forms/values/dates.test.ts reads dates in more notations. */
const NOTATIONS = ['1st February 2027', '1/2/27', '1 Feb 2027', '01022027', '2027-02-01', '1.2.2027'];

for (const [index, typed] of NOTATIONS.entries()) {
  const tag = index === 0 ? [] : '@full';
  test(`a date typed as ${typed} stays as typed, and the form says how it understands it`, { tag }, async ({
    page,
    open,
  }) => {
    await openQuote(page, open);
    const field = start(page);
    await field.pressSequentially(typed);
    await expect(field).toHaveValue(typed);
    await expect(field).toHaveAccessibleDescription(/1 February 2027$/);
    await expect(page.locator('[id$="desiredStartDate-note"]')).toHaveText('1 February 2027');
    await field.press('Tab');
    await expect(field).toHaveValue(typed);
    await expect(page.getByRole('status').filter({ hasText: /^1 February 2027$/ })).toHaveCount(1);
  });
}

test('a date that does not exist stays as typed and is reported when the form is sent', async ({
  page,
  open,
}) => {
  await openQuote(page, open);
  await start(page).fill('31 Feb 2027');
  await page.locator('form button[type="submit"]').click();
  await expect(start(page)).toHaveValue('31 Feb 2027');
  await expect(start(page)).toHaveAccessibleDescription(/Enter a real start date/);
});

test('the date field opens a keyboard on which separators and month names can be typed', async ({
  page,
  open,
}) => {
  await open('/quote');
  await expect(start(page)).toHaveAttribute('type', 'text');
  await expect(start(page)).not.toHaveAttribute('inputmode');
});

test('a completion date must be after the start date, and a corrected start date removes the error', async ({
  page,
  open,
}) => {
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
