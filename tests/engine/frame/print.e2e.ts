import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { SAMPLE_ROUTES } from '../support/site.ts';

const SITE = 'https://www.tidewell.example';

/** The width of A4. */
const PAPER = { width: 720, height: 1000 };

/** Emulates printing on A4. */
async function openPrinted(page: Page, open: (address: string) => Promise<unknown>, route: string) {
  await page.setViewportSize(PAPER);
  await open(route);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

/** Returns the address that is printed after a link. */
function printedAddress(page: Page, href: string): Promise<string> {
  const link = page.locator(`main a[href="${href}"]`).first();
  return link.evaluate((element) => {
    const { content, position } = getComputedStyle(element, '::after');
    return position === 'static' ? content.replaceAll('"', '') : `out of the text: ${content}`;
  });
}

/** Returns the number of printed pages. */
async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return Number(/\/Count\s+(\d+)/.exec(pdf.toString('latin1'))?.[1]);
}

test('an open dialog prints alone and in full', { tag: '@full' }, async ({ page, open }) => {
  await open('/services/development');
  await page.locator('main').getByRole('button', { name: 'Custom Software', exact: true }).click();
  await page.emulateMedia({ media: 'print' });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Key Benefits')).toBeVisible();
  expect(await dialog.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  await expect(page.locator('main h1')).toBeHidden();
  await expect(page.locator('footer')).toBeHidden();
  // An overlay that is positioned as on screen would be cut off after the first page.
  expect(await printedPages(page)).toBe(2);
});

test('a form prints its entered values in full, and space for empty fields', { tag: '@full' }, async ({
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

// Printing needs no script, and pages load in a third of the time without one.
test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('every printed page names the company and shows no controls', async ({ page, open }) => {
    test.setTimeout(120_000);
    for (const route of SAMPLE_ROUTES) {
      await openPrinted(page, open, route);
      await expect.soft(page.getByRole('banner').getByText('Tidewell'), route).toBeVisible();
      await expect
        .soft(page.getByText('Registered office: Ground floor, 3 Example Quay'), route)
        .toBeVisible();
      await expect.soft(page.locator('nav').filter({ visible: true }), route).toHaveCount(0);
      // The title of a card is a button; it prints as a title.
      await expect.soft(page.locator('button:visible:not(:is(h2, h3, h4) > *)'), route).toHaveCount(0);
    }
  });

  test('a link to another site prints its address only', { tag: '@full' }, async ({ page, open }) => {
    await openPrinted(page, open, '/privacy-policy');
    const href = (await page.locator('main a[href^="https:"]').first().getAttribute('href')) ?? '';
    expect(await printedAddress(page, href)).toBe(` (${href})`);
  });

  test('every answer prints, including closed ones', { tag: '@full' }, async ({ page, open }) => {
    await openPrinted(page, open, '/faq');
    const answers = page.locator('main details > div');
    await expect(answers).toHaveCount(15);
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
  });

  test('a card prints the address that it links to', { tag: '@full' }, async ({ page, open }) => {
    await openPrinted(page, open, '/industries');
    expect(await printedAddress(page, '/industries/charity')).toBe(` (${SITE}/industries/charity)`);
  });

  test('a legal document prints in full and in the light scheme, and its links print their addresses', {
    tag: '@full',
  }, async ({ page, open }) => {
    const clauses = page.locator('main section section');
    await page.setViewportSize(PAPER);
    await open('/terms-of-service');
    const texts = await clauses.allInnerTexts();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await clauses.allInnerTexts()).toEqual(texts);
    expect(texts).toHaveLength(16);
    expect(await printedAddress(page, '/privacy-policy')).toBe(` (${SITE}/privacy-policy)`);
    await page.evaluate(() => document.documentElement.setAttribute('data-scheme', 'dark'));
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    const colour = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).color);
    for (const place of ['main h1', 'main section section p >> nth=0', 'footer li >> nth=-1'])
      expect(await colour(place), place).toMatch(/^rgb\((\d{1,2}), (\d{1,2}), (\d{1,2}|1[01]\d)\)$/);
  });
});
