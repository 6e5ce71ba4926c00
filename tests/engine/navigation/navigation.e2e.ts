import type { Page } from '@playwright/test';
import { scrolled, scrollTo, topOf } from '../../support/position.ts';
import { followAndGoBack } from '../../support/quick-back.ts';
import { expect, test } from '../../support/test.ts';

/** Records requests for page data from now on. */
function watchData(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.data.json')) requested.push(pathname);
  });
  return requested;
}

test('a link loads the data of one page, keeps the document and scrolls to the top', async ({
  page,
  open,
}) => {
  await open('/terms-of-service');
  const requested = watchData(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await scrollTo(page, 1500);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^About/);
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/^About/);
  expect(await scrolled(page)).toBe(0);
  expect(requested).toEqual(['/about.data.json']);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('Back restores the scroll position, and Forward returns to the top of the next page', async ({
  page,
  open,
}) => {
  await open('/terms-of-service');
  const link = page.locator('main a[href="/privacy-policy"]').first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(300);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  await expect(page).toHaveTitle(/^Terms of Service/);
  await expect.poll(() => scrolled(page)).toBe(before);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('a quick Back after a link stays on the previous page', { tag: '@full' }, async ({ page, open }) => {
  await open('/about');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
  const loaded = page.waitForResponse('**/faq.data.json');
  await link.hover();
  await loaded;
  for (const wait of [0, 1, 2, 4, 8, 16]) {
    await followAndGoBack(link, wait);
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^About/);
  }
});

test('a link to an anchor on another page focuses it, 80 pixels below the top', async ({ page, open }) => {
  await open('/quote');
  await page.locator('main a[href="/contact#contact-form"]').click();
  await expect(page).toHaveURL('/contact#contact-form');
  await expect.poll(() => topOf(page.locator('#contact-form'))).toBe(80);
  await expect(page.locator('#contact-form')).toBeFocused();
});

test('a link to an answer opens it, also without a new document', { tag: '@full' }, async ({
  page,
  open,
}) => {
  await open('/assurance');
  await page.locator('main a[href="/faq#security"]').click();
  await expect(page.locator('#security')).toBeVisible();
  await page.goto('/faq#timelines');
  await expect(page.locator('#timelines')).toBeVisible();
});

test('a link to the current page scrolls to its top', { tag: '@full' }, async ({ page, open }) => {
  await open('/about');
  await scrollTo(page, 900);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('a link to an anchor on the same page scrolls to it', { tag: '@full' }, async ({ page, open }) => {
  await open('/services/data');
  await page.getByRole('banner').locator('summary:visible', { hasText: 'Services' }).click();
  await page.getByRole('banner').locator('a[href="/services/data#benefits"]:visible').click();
  await expect(page).toHaveURL('/services/data#benefits');
  await expect.poll(() => topOf(page.locator('#benefits'))).toBe(80);
});
