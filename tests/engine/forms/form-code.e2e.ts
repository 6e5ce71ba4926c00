import { findRows } from '../../../scripts/test/backend.ts';
import { holdRequests } from '../../support/hold.ts';
import { selection } from '../../support/selection.ts';
import { expect, test } from '../../support/test.ts';

/** The chunk of the form's code, which loads when the form approaches the viewport. */
const ENGINE = /\/assets\/FormEngine-[^/]+\.js$/;

test('the form keeps the values typed before its code loads', { tag: '@full' }, async ({ page, open }) => {
  const release = await holdRequests(page, ENGINE);
  await open('/quote');
  await page.getByLabel('Full Name').fill('Early Bird');
  await page.getByLabel('Project Description').fill('Typed early');
  await page.getByLabel('Priority').selectOption('low');
  await page.getByLabel('iOS app').check();
  await page.getByLabel('Desired Start Date', { exact: true }).fill('1/2/2027');
  await page.getByLabel('Full Name').focus();
  release();
  // The form's code sets novalidate: from then on its error summary replaces the browser's validation.
  await expect(page.locator('form')).toHaveAttribute('novalidate');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await page.keyboard.type('!');
  await expect(page.getByLabel('Full Name')).toHaveValue('Early Bird!');
  await expect(page.getByLabel('Project Description')).toHaveValue('Typed early');
  await expect(page.getByLabel('Priority')).toHaveValue('low');
  await expect(page.getByLabel('iOS app')).toBeChecked();
  await expect(page.getByLabel('Desired Start Date', { exact: true })).toHaveValue('01/02/2027');
});

test('the form sends a submission made before its code loads exactly once', async ({
  page,
  open,
  baseURL,
}) => {
  const release = await holdRequests(page, ENGINE);
  const email = `early-${Date.now()}@example.org`;
  await open('/contact');
  await page.getByLabel('Your Name').fill('Early Bird');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Your Message').fill('Sent before the code was there.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL('/contact');
  release();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(page.getByLabel('Your Name')).toHaveValue('');
  expect(await findRows(baseURL ?? '', 'contact_submissions', 'email', email)).toHaveLength(1);
});

test('the form opens a calendar whose button was pressed before its code loads', { tag: '@full' }, async ({
  page,
  open,
}) => {
  const release = await holdRequests(page, ENGINE);
  await open('/quote');
  await page.getByRole('button', { name: /calendar: Desired Start Date$/ }).click();
  await expect(page.locator('form')).not.toHaveAttribute('novalidate');
  release();
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('the page does not load the form code before the form approaches the viewport', {
  tag: '@full',
}, async ({ page, open }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await open('/');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => ENGINE.test(path))).toEqual([]);
  await page.getByLabel('Your Name').scrollIntoViewIfNeeded();
  await expect.poll(() => requests.some((path) => ENGINE.test(path))).toBe(true);
});

for (const width of selection([390, 1280], 2)) {
  test(`a link to a page with a form loads the form's code, ${width} px wide`, { tag: '@full' }, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open('/');
    // The home page has the same form far below the viewport, so its code has not loaded yet.
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Contact' })
      .evaluate((link) => (link as HTMLElement).click());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch With Our Team');
    await page.getByLabel('Your Name').fill('Come Along');
    await expect(page.getByLabel('Your Name')).toHaveValue('Come Along');
  });
}

test('a visitor chooses a date from the calendar with the keyboard', async ({ page, open }) => {
  await open('/quote');
  const field = page.getByLabel('Desired Start Date', { exact: true });
  await field.fill('27/3/2027');
  const button = page.getByRole('button', { name: /calendar: Desired Start Date$/ });
  await button.click();
  await expect(page.getByRole('button', { name: /^Saturday,? 27 March 2027$/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('20/03/2027');
  await expect(button).toBeFocused();
  await button.click();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});
