import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../support/inspect/test.ts';
import { KINDS, ROUTES } from '../support/site.ts';

// Script off and script blocked: tests/site/pages/without-script.e2e.ts.

/** The page as it is for a browser that shows no style sheet. */
async function withoutStyles(route: Route): Promise<void> {
  const request = route.request();
  if (request.resourceType() === 'stylesheet') return route.abort('blockedbyclient');
  if (request.resourceType() !== 'document') return route.continue();
  const response = await route.fetch();
  const html = await response.text();
  await route.fulfill({ response, body: html.replace(/<style[\s\S]*?<\/style>/g, '') });
}

/** Everything that can be read, in its order; what is closed, hidden or made by script apart. */
function readable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      const words = node.textContent?.replace(/\s+/g, ' ').trim();
      if (!words || !holder || holder.closest('script, style, noscript, template, [data-block="form"]'))
        continue;
      // Open menus, questions and dialogs count: their words are in the document.
      lines.push(words);
    }
    return lines;
  });
}

/** Words that are in the document and cannot be seen although nothing that a visitor can open holds them back. */
function hidden(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *, nav *, footer *, aside *')]
      .filter(
        (element) =>
          !element.closest('dialog, details:not([open]) > :not(summary), script, template, select'),
      )
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.textContent ?? ''),
  );
}

test.describe('without style sheets', () => {
  test.beforeEach(async ({ page, health }) => {
    health.expect(/request failed: .*\.css|blockedbyclient/i, /Failed to load resource/);
    await page.route('**/*', withoutStyles);
  });

  for (const route of ROUTES) {
    const tag = KINDS.includes(route) ? [] : '@full';
    test(`${route} is whole, in its order, and answers`, { tag }, async ({
      page,
      open,
      browser,
      baseURL,
    }) => {
      test.setTimeout(60_000);
      const styled = await browser.newContext({ baseURL: baseURL ?? '' });
      const other = await styled.newPage();
      await other.goto(route);
      await expect(other.getByRole('button', { name: 'Back to top' })).toBeVisible();
      const wanted = await readable(other);
      await styled.close();
      await open(route);
      await expect(page.locator('body'), 'as browsers have it').toHaveCSS('margin-top', '8px');
      expect(await readable(page)).toEqual(wanted);
      expect(await hidden(page)).toEqual([]);
      // The way to every page of the menus, the main heading, and the way past the one to the other.
      const order = await page
        .locator('a[href="#main"], header nav, h1, footer nav')
        .evaluateAll((all) => all.map(({ localName }) => localName));
      expect(order).toEqual(['a', 'nav', 'nav', 'h1', 'nav']);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThan(1);
      const menu = page.getByRole('banner').locator('summary').first();
      await menu.click();
      await page.getByRole('banner').locator('details[open] a').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
  }
});
