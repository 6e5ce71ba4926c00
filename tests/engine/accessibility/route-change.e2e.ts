import type { Page } from '@playwright/test';
import { expect, test } from '../../support/inspect/test.ts';
import { selection } from '../../support/selection.ts';
import { ROUTES } from '../support/site.ts';

/** Links to every page that header and footer leave out. */
const LINKING = '/faq';

/** Follows a link to the route, on screen or in a menu, and waits until the heading of that page has the focus. */
async function follow(page: Page, route: string): Promise<void> {
  const link = page.locator(`a[href="${route}"]`).last();
  if ((await link.count()) === 0) await follow(page, LINKING);
  await page.locator('h1').evaluate((element) => element.setAttribute('data-last', ''));
  await link.evaluate((element: HTMLAnchorElement) => element.click());
  await expect(page).toHaveURL(route);
  await expect(page.locator('h1:not([data-last])'), route).toBeFocused();
}

test('a route change updates the title and focuses the main heading', async ({ page, open }) => {
  test.setTimeout(60_000);
  await open(LINKING);
  const titles = new Set<string>();
  const heading = page.getByRole('heading', { level: 1 });
  const routes = [...selection(ROUTES, 6).filter((one) => one !== LINKING), LINKING];
  for (const route of routes) {
    await follow(page, route);
    titles.add(await page.title());
    // A screen reader announces the focused heading, so it must describe the page.
    expect((await heading.textContent())?.trim(), route).toBeTruthy();
    expect(await page.evaluate(() => window.scrollY), route).toBe(0);
  }
  expect(titles.size, 'every page has a unique title').toBe(routes.length);
});
