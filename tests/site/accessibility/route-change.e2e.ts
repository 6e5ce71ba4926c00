import type { Page } from '@playwright/test';
import { expect, test } from '../../support/inspect/test.ts';
import { ROUTES } from '../support/site.ts';

/** Follows a link of this address that is on screen, or in a menu. */
async function follow(page: Page, route: string): Promise<void> {
  const link = page.locator(`a[href="${route}"]`).last();
  await link.evaluate((element: HTMLAnchorElement) => element.click());
  await expect(page).toHaveURL(route);
}

/** Where the keyboard goes on from here. */
async function nextStop(page: Page): Promise<string> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const place = document.activeElement?.closest('main, header, footer, aside');
    return place?.localName ?? 'nowhere';
  });
}

test('a change of page is announced: the title changes, and the focus is on the heading', async ({
  page,
  open,
}) => {
  test.setTimeout(60_000);
  await open('/faq');
  const titles = new Set<string>();
  const heading = page.getByRole('heading', { level: 1 });
  for (const route of [...ROUTES.filter((one) => one !== '/faq'), '/faq']) {
    await heading.evaluate((element) => element.setAttribute('data-last', ''));
    await follow(page, route);
    await expect(page.locator('h1:not([data-last])'), route).toBeFocused();
    titles.add(await page.title());
    // The heading says in one go what the page is.
    expect((await heading.textContent())?.trim(), route).toBeTruthy();
    expect(await page.evaluate(() => window.scrollY), route).toBe(0);
  }
  expect(titles.size, 'every page has a title of its own').toBe(ROUTES.length);
});

test('the skip link is the first stop of every page and leads past the header', async ({ page, open }) => {
  test.setTimeout(90_000);
  for (const route of ROUTES) {
    await open(route);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: /skip/i });
    await expect(skip, route).toBeFocused();
    await expect(skip, route).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.locator('#main'), route).toBeInViewport();
    expect(await nextStop(page), route).not.toBe('header');
  }
});

test('a link to a place on the page gives it the focus, below the header', async ({ page, open }) => {
  test.setTimeout(90_000);
  let places = 0;
  for (const route of ROUTES) {
    await open(route);
    const hashes = await page
      .locator('main a[href^="#"]:visible')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
    for (const hash of hashes) {
      await page
        .locator(`main a[href="${hash}"]:visible`)
        .first()
        .evaluate((link: HTMLAnchorElement) => link.click());
      const target = page.locator(hash);
      await expect(page).toHaveURL(`${route}${hash}`);
      const { room, holdsFocus } = await target.evaluate((element) => ({
        room:
          element.getBoundingClientRect().top -
          (document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN),
        holdsFocus: element.contains(document.activeElement),
      }));
      expect(holdsFocus || (await isWhereTabGoesOn(page, hash)), `${route}${hash}`).toBe(true);
      expect(room, `${route}${hash} lies below the header`).toBeGreaterThanOrEqual(0);
      places += 1;
    }
  }
  expect(places).toBeGreaterThan(20);
});

/** Browsers go on from a place they were led to without giving it the focus. */
async function isWhereTabGoesOn(page: Page, hash: string): Promise<boolean> {
  await page.keyboard.press('Tab');
  return page.locator(hash).evaluate((place) => {
    const stop = document.activeElement;
    if (!stop || stop === document.body) return false;
    return (place.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
}

test('the page on screen, and no other, is marked as current in the menus', async ({ page, open }) => {
  test.setTimeout(60_000);
  await open('/');
  const linked = await page
    .locator('header nav a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const route of ROUTES) {
    await open(route);
    const current = await page
      .locator('header [aria-current]')
      .evaluateAll((all) => all.map((one) => [one.getAttribute('href'), one.getAttribute('aria-current')]));
    // Once in the menus of wide screens and once in a phone's.
    const times = linked.filter((href) => href === route && href !== '/quote').length;
    expect(current, route).toEqual(Array.from({ length: times }, () => [route, 'page']));
  }
});
