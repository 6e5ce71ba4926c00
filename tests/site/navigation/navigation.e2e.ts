import type { Page } from '@playwright/test';
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

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

test('a link loads the data of one page, keeps the document and scrolls to the top', async ({
  page,
  open,
}) => {
  await open('/terms-of-service');
  const requested = watchData(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^About/);
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/^About/);
  expect(await scrolled(page)).toBe(0);
  expect(requested).toEqual(['/about.data.json']);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('hovering over a link prefetches its data once, and the click reuses it', async ({ page, open }) => {
  await open('/faq');
  const requested = watchData(page);
  const link = page.getByRole('banner').getByRole('link', { name: 'About' });
  await link.hover();
  await expect.poll(() => requested).toEqual(['/about.data.json']);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^About/);
  expect(requested).toEqual(['/about.data.json']);
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

test('a quick Back after a link stays on the previous page', async ({ page, open }) => {
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
  const top = () =>
    page.locator('#contact-form').evaluate((place) => Math.round(place.getBoundingClientRect().top));
  await expect.poll(top).toBe(80);
  await expect(page.locator('#contact-form')).toBeFocused();
});

test('an address with a fragment opens at its target', async ({ page, open }) => {
  await open('/terms-of-service#confidentiality');
  const top = () =>
    page.locator('#confidentiality').evaluate((place) => Math.round(place.getBoundingClientRect().top));
  await expect.poll(top).toBe(80);
});

test('a link to the current page scrolls to its top', { tag: '@full' }, async ({ page, open }) => {
  await open('/about');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('a link to an anchor on the same page scrolls to it', async ({ page, open }) => {
  await open('/services/data');
  await page.getByRole('banner').locator('summary:visible', { hasText: 'Services' }).click();
  await page.getByRole('banner').locator('a[href="/services/data#benefits"]:visible').click();
  await expect(page).toHaveURL('/services/data#benefits');
  const top = () =>
    page.locator('#benefits').evaluate((place) => Math.round(place.getBoundingClientRect().top));
  await expect.poll(top).toBe(80);
});

test('the browser loads the document if the data of a page is missing', { tag: '@full' }, async ({
  page,
  open,
  health,
}) => {
  health.expect(/status 500: .*\/about\.data\.json$/, /Failed to load resource.*\/about\.data\.json$/);
  await page.route('**/about.data.json', (route) => route.fulfill({ status: 500, body: '' }));
  await open('/faq');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^About/);
  await expect(page).toHaveURL('/about');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
});

test('the browser loads the document if the data belongs to another build', { tag: '@full' }, async ({
  page,
  open,
}) => {
  // Only the first response is changed, as after a deployment: the document that loads next is of the new build.
  await page.route(
    '**/about.data.json',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), build: 'another' } });
    },
    { times: 1 },
  );
  await open('/faq');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^About/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
});
