import type { Page } from '@playwright/test';
import { selection } from '../../support/selection.ts';
import { expect, test } from '../../support/test.ts';

const ENGINE = /\/assets\/FormEngine-[^/]+\.js$/;
const STORED_NOTE = /kept in this tab/;
const RESTORED_NOTE = 'Your answers are back as you left them.';

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')));

/** Fills in one field of each kind. */
async function fillSome(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill('Ada Brook');
  await page.getByLabel('Project Description').fill('Figures\nthat agree');
  await page.getByLabel('Priority').selectOption('low');
  await page.getByLabel('iOS App').check();
  await page.getByLabel('Desired Start Date', { exact: true }).fill('1/2/2027');
}

async function expectSome(page: Page): Promise<void> {
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Brook');
  await expect(page.getByLabel('Project Description')).toHaveValue('Figures\nthat agree');
  await expect(page.getByLabel('Priority')).toHaveValue('low');
  await expect(page.getByLabel('iOS App')).toBeChecked();
  await expect(page.getByLabel('Desired Start Date', { exact: true })).toHaveValue('01/02/2027');
}

/** Waits until the form's code has loaded. */
const expectReady = (page: Page) => expect(page.locator('form')).toHaveAttribute('novalidate');

test('the form restores the draft after a reload, and shows a note', async ({ page, open }) => {
  await open('/quote');
  await page.getByLabel('Full Name').focus();
  await expectReady(page);
  await fillSome(page);
  await expect(page.getByText(STORED_NOTE)).toBeVisible();
  await page.reload();
  await expectReady(page);
  await expectSome(page);
  await expect(page.getByText(RESTORED_NOTE)).toBeVisible();
});

test('the page stores a draft of the values typed before the form code loads', { tag: '@full' }, async ({
  page,
  open,
}) => {
  await page.route(ENGINE, () => new Promise(() => undefined));
  await open('/quote');
  await fillSome(page);
  expect(await drafts(page)).toEqual(['draft:quote']);
  await page.unroute(ENGINE);
  await page.reload();
  await expectReady(page);
  await expectSome(page);
});

for (const name of selection(['SecurityError', 'QuotaExceededError'], 2)) {
  test(`the form works and shows that it stores no draft when storage throws a ${name}`, {
    tag: '@full',
  }, async ({ page, open }) => {
    await page.addInitScript((error) => {
      const refuse = () => {
        throw new DOMException('refused', error);
      };
      if (error === 'SecurityError') {
        for (const storage of ['sessionStorage', 'localStorage'])
          Object.defineProperty(window, storage, { get: refuse });
      } else Storage.prototype.setItem = refuse;
    }, name);
    await open('/contact');
    await page.getByLabel('Your Name').fill('Ada Brook');
    await page.getByLabel('Email Address').fill(`kept-${name}-${Date.now()}@example.com`);
    await page.getByLabel('Your Message').fill('Nothing of this is kept.');
    await expect(page.getByText(/does not let this page keep your answers/)).toBeVisible();
    await expect(page.getByText(STORED_NOTE)).toHaveCount(0);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    await expect(page.getByLabel('Your Name')).toHaveValue('');
  });
}
