import type { Page } from '@playwright/test';
import type { Menu } from '@json-site/app/head';

/** The visitor's actions before the screenshot. */
export type Prepare = (page: Page) => Promise<void>;

const SUBMISSIONS = '**/rest/v1/**';
const CROSS_ORIGIN = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

const shown = (page: Page, selector: string) => page.locator(`${selector}:visible`);

/** Opens one of the header's menus; on a narrow screen first the panel that contains it. */
export const openMenu =
  ({ label }: Menu): Prepare =>
  async (page) => {
    const menu = shown(page, 'header summary').filter({ hasText: label });
    if ((await menu.count()) === 0) await shown(page, 'header summary').first().click();
    await menu.click();
  };

/** Opens the panel with all menus; on a wide screen the first menu. */
export const openPanel: Prepare = (page) => shown(page, 'header summary').first().click();

/** Opens the last of the page's disclosures. */
export const openDisclosure: Prepare = (page) => shown(page, 'main summary').last().click();

export const openDialog: Prepare = async (page) => {
  await shown(page, 'main [aria-haspopup="dialog"]').first().click();
  await page.locator('dialog[open]').waitFor();
};

const formOf = (page: Page) => page.locator('main form:not(dialog *)').first();

/** Waits until the form is hydrated. */
async function waitForForm(page: Page): Promise<void> {
  await formOf(page).scrollIntoViewIfNeeded();
  await page.locator('main form[novalidate]').first().waitFor();
}

/** Submits the empty form. */
export const causeFieldErrors: Prepare = async (page) => {
  await waitForForm(page);
  await formOf(page).locator('button[type="submit"]').click();
  await page.locator('[data-error-summary]').waitFor();
};

const VALUES: Record<string, string> = {
  email: 'ann.lee@example.org',
  tel: '020 7946 0000',
  url: 'https://www.example.org',
};

/**
 * Fills in the required fields and submits the form. The response is mocked: screenshots must not write to the
 * database.
 */
export const submitForm =
  (status: 201 | 500): Prepare =>
  async (page) => {
    await page.route(SUBMISSIONS, (route) => route.fulfill({ status, headers: CROSS_ORIGIN, body: '' }));
    await waitForForm(page);
    const form = formOf(page);
    for (const field of await form.locator('input[required], textarea[required]').all())
      await field.fill(VALUES[(await field.getAttribute('type')) ?? ''] ?? 'Our figures do not agree.');
    await form.locator('button[type="submit"]').click();
    await page.locator('[data-outcome], [data-confirmation]').waitFor();
  };
