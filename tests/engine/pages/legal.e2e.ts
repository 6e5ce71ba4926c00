import type { Locator, Page } from '@playwright/test';
import { selection } from '../../support/selection.ts';
import { expect, test } from '../../support/test.ts';

// specification.test.ts reads the texts and links of these pages from their files.
const ROUTES = ['/terms-of-service', '/privacy-policy', '/cookie-policy'];

/** Expects that the fixed header does not cover the target of a link. */
async function expectBelowHeader(page: Page, heading: Locator): Promise<void> {
  await expect(heading).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? Number.NaN) + (header?.height ?? Number.NaN));
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the contents stay beside the text and mark the current section', { tag: '@full' }, async ({
    page,
    open,
  }) => {
    await open('/terms-of-service');
    const contents = page.getByRole('navigation', { name: 'Contents' });
    const marked = contents.locator('[aria-current]:visible');
    await expect(marked).toHaveCount(0);
    const names = await contents.locator('a:visible').allTextContents();
    expect(names).toHaveLength(16);
    const sections = page.locator('main section section');
    for (const index of [4, 11, 15]) {
      await sections.nth(index).evaluate((section) => section.scrollIntoView());
      const before = await page.evaluate(() => window.scrollY);
      await expect(marked).toHaveText(names[index] ?? 'a name');
      await expect(contents).toBeInViewport();
      expect(await page.evaluate(() => window.scrollY), 'marking scrolls nothing').toBe(before);
      expect(await page.evaluate(() => document.activeElement?.tagName), 'nor moves the focus').toBe('BODY');
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(marked).toHaveCount(0);
  });

  test('a link from another site opens a section below the header and marks it', { tag: '@full' }, async ({
    page,
    open,
  }) => {
    await open('/terms-of-service#payment');
    await expectBelowHeader(page, page.getByRole('heading', { name: /^5\. / }));
    await expect(page.locator('main nav [aria-current]:visible')).toHaveText('Payment');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the contents open, link to a section and stay one click away', { tag: '@full' }, async ({
    page,
    open,
  }) => {
    await open('/terms-of-service');
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await expect(contents.getByRole('link')).toHaveCount(0);
    await contents.locator('summary').click();
    await expect(contents.getByRole('link')).toHaveCount(16);
    await contents.getByRole('link', { name: 'Governing law' }).click();
    await expectBelowHeader(page, page.getByRole('heading', { name: /Governing law/ }));
    await page.locator('main').getByRole('link', { name: 'Contents', exact: true }).click();
    await expect(contents.locator('summary')).toBeInViewport();
  });
});

test.describe('on a different day than the build', () => {
  test.use({ timezoneId: 'Europe/London' });

  const DAYS = [
    ['2031-03-05T12:00:00Z', '5 March 2031'],
    ['2031-06-30T23:30:00Z', '1 July 2031'],
  ] as const;
  for (const [moment, day] of selection(DAYS, 2)) {
    test(`the date is the current day of the visitor: ${day}`, async ({ page, open }) => {
      await page.clock.setFixedTime(new Date(moment));
      for (const route of selection(ROUTES, 3)) {
        await open(route);
        await expect(page.getByText(/^Last updated/)).toHaveText(`Last updated ${day}`);
      }
    });
  }
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the contents link to their sections and mark none', { tag: '@full' }, async ({ page }) => {
    await page.goto('/terms-of-service');
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await contents.getByRole('link', { name: 'Indemnity' }).click();
    await expectBelowHeader(page, page.getByRole('heading', { name: /Indemnity/ }));
    await expect(contents.locator('[aria-current]')).toHaveCount(0);
  });
});
