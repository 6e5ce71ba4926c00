import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../support/inspect/test.ts';
import { selection } from '../../support/selection.ts';
import { SAMPLE_ROUTES } from '../support/site.ts';

// See tests/engine/pages/without-script.e2e.ts for pages without JavaScript.

/** Removes the styles and style sheets from a response. */
async function withoutStyles(route: Route): Promise<void> {
  const request = route.request();
  if (request.resourceType() === 'stylesheet') return route.abort('blockedbyclient');
  if (request.resourceType() !== 'document') return route.continue();
  const response = await route.fetch();
  const html = await response.text();
  await route.fulfill({ response, body: html.replace(/<style[\s\S]*?<\/style>/g, '') });
}

/** Returns the visible text in source order, without text that is closed, hidden or made by JavaScript. */
function readable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      const words = node.textContent?.replace(/\s+/g, ' ').trim();
      if (!words || !holder || holder.closest('script, style, noscript, template, [data-block="form"]'))
        continue;
      // The text of menus, questions and dialogs counts even if they are closed: it is in the document.
      lines.push(words);
    }
    return lines;
  });
}

/** Returns hidden text that is not in a menu, question or dialog that the visitor can open. */
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

  for (const route of selection(SAMPLE_ROUTES, 2)) {
    test(`${route} shows all text in source order and its controls work`, async ({
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
      await expect(page.locator('body'), "the browser's default margin").toHaveCSS('margin-top', '8px');
      expect(await readable(page)).toEqual(wanted);
      expect(await hidden(page)).toEqual([]);
      // The skip link, the menus and the main heading keep their order.
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
