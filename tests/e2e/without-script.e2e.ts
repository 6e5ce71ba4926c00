import type { Page } from '@playwright/test';
import { ROUTES } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** The words of the page, forms apart: a form is there to be used and has tests of its own. */
function words(page: Page): Promise<string> {
  return page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const form of copy.querySelectorAll('[data-block="form"]')) form.remove();
    return (copy.textContent ?? '').replace(/\s+/g, ' ');
  });
}

test('every route says the same with script and without', async ({ page, open, browser, baseURL }) => {
  test.setTimeout(90_000);
  const plainContext = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const plain = await plainContext.newPage();
  for (const route of ROUTES) {
    await open(route);
    await plain.goto(route);
    const text = await words(plain);
    expect(text.length, route).toBeGreaterThan(100);
    expect(text, route).toBe(await words(page));
  }
  await plainContext.close();
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('every internal link of every page leads to a page, and every anchor to a place', async ({
    page,
    request,
  }) => {
    test.setTimeout(90_000);
    const targets = new Set<string>();
    for (const route of ROUTES) {
      await page.goto(route);
      const hrefs = await page
        .locator('a[href^="/"], a[href^="#"]')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      for (const href of hrefs) targets.add(href);
    }
    const pages = new Map<string, string>();
    for (const address of new Set([...targets].map((target) => target.replace(/#.*/, '')))) {
      const response = await request.get(address);
      expect(response.status(), address).toBe(200);
      pages.set(address, await response.text());
    }
    // #top is the browser's own.
    for (const target of [...targets].filter((one) => /#(?!top$)/.test(one))) {
      const [address = '', anchor] = target.split('#');
      expect(pages.get(address)?.includes(`id="${anchor}"`), target).toBe(true);
    }
    expect(pages.size).toBe(ROUTES.length);
  });

  test('nothing of the home page is hidden', async ({ page }) => {
    await page.goto('/');
    const sections = page.locator('main > section');
    await expect(sections).toHaveCount(5);
    for (const section of await sections.all()) await expect(section).toHaveCSS('opacity', '1');
  });

  test('the header lies on a background of its own, so that text never lies on text', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('banner')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});
