import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

/** Records requests for data and code from now on. */
function watch(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.js(on)?$/.test(pathname)) requested.push(pathname);
  });
  return requested;
}

const aboutLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'About' });

test('hover and focus prefetch the data of a page, and a click reuses it', async ({ page, open }) => {
  await open('/faq');
  const requested = watch(page);
  await page.getByRole('banner').getByRole('link', { name: 'Get a Quote' }).hover();
  await expect.poll(() => requested).toEqual(['/quote.data.json']);
  await page.evaluate(() => new Promise((resolve) => window.requestIdleCallback(resolve)));
  expect(requested, 'not the code of the form').toEqual(['/quote.data.json']);
  requested.length = 0;
  await aboutLink(page).focus();
  await expect.poll(() => requested).toEqual(['/about.data.json']);
  await aboutLink(page).hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^About/);
  expect(requested).toEqual(['/about.data.json']);
});

test('with Save-Data a page is requested on click and not before', { tag: '@full' }, async ({
  page,
  open,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await open('/faq');
  const requested = watch(page);
  await aboutLink(page).focus();
  await aboutLink(page).hover();
  await page.evaluate(() => new Promise((resolve) => window.requestIdleCallback(resolve)));
  expect(requested).toEqual([]);
  await page.mouse.down();
  await expect.poll(() => requested).toEqual(['/about.data.json']);
});

test('links prefetch after a client-side navigation too', { tag: '@full' }, async ({ page, open }) => {
  await open('/faq');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^About/);
  const requested = watch(page);
  await page.locator('main a[href="/contact"]').first().hover();
  await expect.poll(() => requested).toEqual(['/contact.data.json']);
});
