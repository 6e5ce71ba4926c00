import { expect, type Page } from '@playwright/test';
import { findRows } from '../../../scripts/test/backend.ts';
import type { test as siteTest } from '../../support/second-site.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Book the evening' });
const visitor = (page: Page, number: number) => page.getByRole('group', { name: `Visitor ${number}` });

/** Tests of forms that scripts would show in parts, in a browser without scripts. */
export function testPlainParts(test: typeof siteTest): void {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a form with pages is one page, and a question says for which answer it is', async ({
      page,
      site,
      health,
    }) => {
      // The status of an answer with errors.
      health.expect(/\b422\b/);
      const name = `Plain ${Date.now()}`;
      await page.goto('/day-out');
      await expect(page.getByRole('button', { name: 'On to the next part' })).toBeHidden();
      await expect(page.getByLabel('How many are you?')).toHaveAccessibleDescription(
        'Only needed if you answer “Who is coming?” with: A group.',
      );
      await page.getByLabel('Your name').fill(name);
      await page.getByLabel('Your e-mail address').fill('ada@example.org');
      await page.getByLabel('A group').check();
      await page.getByLabel('I have read').check();
      // Enter presses the button that sends.
      await page.getByLabel('Your name').press('Enter');
      await expect(page).toHaveTitle(/^Not yet: /);
      const summary = page.locator('[data-error-summary]');
      await expect(summary.getByRole('link')).toHaveCount(1);
      await summary.getByRole('link').click();
      await expect(page.getByLabel('How many are you?')).toBeFocused();
      await page.getByLabel('Only me').check();
      await page.getByLabel('How many are you?').fill('no number');
      await send(page).click();
      await expect(page.locator('[data-confirmation]')).toBeVisible();
      const rows = await findRows(site.url, 'day_out_submissions', 'name', name);
      expect(rows).toEqual([expect.objectContaining({ party: 'me', size: null })]);
    });

    test('a list changes by buttons that keep everything', async ({ page, site, health }) => {
      // The status of an answer with errors.
      health.expect(/\b422\b/);
      const name = `Plain ${Date.now()}`;
      await page.goto('/every-kind');
      await page.getByLabel('Full Name').fill(name);
      await visitor(page, 1).getByLabel('Name').fill('Ann');
      await page.getByRole('button', { name: 'Add a visitor' }).click();
      await expect(page).not.toHaveTitle(/^Not yet/);
      await expect(visitor(page, 2).getByLabel('Name')).toBeFocused();
      await visitor(page, 2).getByLabel('Name').fill('Bob');
      await visitor(page, 2).getByLabel('Is a child').check();
      await page.getByRole('button', { name: 'Add a link' }).click();
      await page.getByLabel('Link 1').fill('example.org');
      await page.getByRole('button', { name: /^Remove visitor 1/i }).click();
      await expect(visitor(page, 1).getByLabel('Name')).toHaveValue('Bob');
      await expect(visitor(page, 1).getByLabel('Is a child')).toBeChecked();
      await expect(visitor(page, 2)).toHaveCount(0);
      await expect(page.getByLabel('Full Name')).toHaveValue(name);
      await page.getByLabel('Number of Visits').fill('2');
      await page.getByLabel('Red').check();
      await page.getByLabel('Street').fill('1 Crag Lane');
      await page.getByLabel('I agree').check();
      await page
        .getByRole('group', { name: /^Do you need a guide/ })
        .getByLabel('No')
        .check();
      await page.getByRole('button', { name: 'Book the evening' }).last().click();
      await expect(page.locator('[data-error-summary]').getByRole('link')).toHaveCount(1);
      await visitor(page, 1).getByLabel('Age').fill('9');
      await send(page).last().click();
      await expect(page.locator('[data-confirmation]')).toBeVisible();
      const rows = await findRows(site.url, 'every_kind_submissions', 'name', name);
      expect(rows).toEqual([
        expect.objectContaining({
          guide: false,
          links: ['https://example.org'],
          visitors: [{ name: 'Bob', isChild: true, age: 9 }],
        }),
      ]);
    });
  });
}
