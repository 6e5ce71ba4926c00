import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { ROUTES } from '../support/site.ts';

const SITE = 'https://www.northfold.example';

/** A page as it goes to the printer: the whole style sheet is there, and A4 is as wide as this. */
async function openPrinted(page: Page, open: (address: string) => Promise<unknown>, route: string) {
  await page.setViewportSize({ width: 720, height: 1000 });
  await open(route);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

/** What stands behind a link on paper. */
function printedAddress(page: Page, href: string): Promise<string> {
  const link = page.locator(`main a[href="${href}"]`).first();
  return link.evaluate((element) => {
    const { content, position } = getComputedStyle(element, '::after');
    return position === 'static' ? content.replaceAll('"', '') : `out of the text: ${content}`;
  });
}

/** How many sheets of paper the page takes. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return Number(/\/Count\s+(\d+)/.exec(pdf.toString('latin1'))?.[1]);
}

test('every page says on paper whose it is, and shows nothing to press', async ({ page, open }) => {
  test.setTimeout(120_000);
  for (const route of ROUTES) {
    await openPrinted(page, open, route);
    await expect.soft(page.getByRole('banner').getByText('Northfold'), route).toBeVisible();
    await expect.soft(page.getByText('Registered office: 4th floor, 18 Example Wharf'), route).toBeVisible();
    await expect.soft(page.locator('nav').filter({ visible: true }), route).toHaveCount(0);
    // A card's title is a button; on paper it is a title.
    await expect.soft(page.locator('button:visible:not(:is(h2, h3, h4) > *)'), route).toHaveCount(0);
  }
});

test('a legal document is printed whole, and its links with their addresses', async ({ page, open }) => {
  await open('/terms-of-service');
  const document = page.locator('main section section');
  const said = await document.allInnerTexts();
  await openPrinted(page, open, '/terms-of-service');
  expect(await document.allInnerTexts()).toEqual(said);
  expect(said).toHaveLength(16);
  expect(await printedAddress(page, '/privacy-policy')).toBe(` (${SITE}/privacy-policy)`);
});

test('a link to another site is printed with its address alone', async ({ page, open }) => {
  await openPrinted(page, open, '/privacy-policy');
  const href = (await page.locator('main a[href^="https:"]').first().getAttribute('href')) ?? '';
  expect(await printedAddress(page, href)).toBe(` (${href})`);
});

test('every answer is printed, also those that are closed', async ({ page, open }) => {
  await openPrinted(page, open, '/faq');
  const answers = page.locator('main details > div');
  await expect(answers).toHaveCount(15);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});

test('a card is printed with the address that it leads to', async ({ page, open }) => {
  await openPrinted(page, open, '/industries');
  expect(await printedAddress(page, '/industries/charity')).toBe(` (${SITE}/industries/charity)`);
});

test('an open dialog is printed alone and whole', async ({ page, open }) => {
  await open('/services/development');
  await page.locator('main').getByRole('button', { name: 'Custom Software', exact: true }).click();
  await page.emulateMedia({ media: 'print' });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Key Benefits')).toBeVisible();
  expect(await dialog.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  await expect(page.locator('main h1')).toBeHidden();
  await expect(page.locator('footer')).toBeHidden();
  // What lies over the page as on the screen ends with the first sheet.
  expect(await sheets(page)).toBe(2);
});

test('a form is printed with what has been filled in, however long, and room for the rest', async ({
  page,
  open,
}) => {
  await openPrinted(page, open, '/contact');
  await page.emulateMedia({ media: 'screen' });
  const message = page.getByLabel('Your Message');
  await message.fill(Array.from({ length: 60 }, (_, line) => `Line ${line}`).join('\n'));
  await page.emulateMedia({ media: 'print' });
  expect(await message.evaluate((area) => area.scrollHeight - area.clientHeight)).toBeLessThanOrEqual(1);
  const name = await page.getByLabel('Your Name').boundingBox();
  expect(name?.height).toBeGreaterThanOrEqual(32);
});

test('paper is light, also where dark is chosen', async ({ page, open }) => {
  await openPrinted(page, open, '/terms-of-service');
  await page.evaluate(() => document.documentElement.setAttribute('data-scheme', 'dark'));
  const colour = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).color);
  for (const place of ['main h1', 'main section section p >> nth=0', 'footer li >> nth=-1'])
    expect(await colour(place), place).toMatch(/^rgb\((\d{1,2}), (\d{1,2}), (\d{1,2}|1[01]\d)\)$/);
});
