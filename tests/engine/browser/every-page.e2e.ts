import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { readStoredKeys, watchStorage } from '../../support/browser-storage.ts';
import { readBuiltPages } from '../../support/built-site.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { oneLine } from '../../support/html.ts';
import { violations } from '../../support/inspect/axe.ts';
import { show } from '../../support/inspect/looks.ts';
import { headerActions } from '../../support/site-content.ts';
import { expect, test } from '../../support/test.ts';

// One visit of each page runs every check that needs a browser and one width. The checks work for any site, so they
// name no page, link or text. tests/engine/accessibility/matrix.e2e.ts visits other widths and states.

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } });

const GRIDS = [
  '[data-block$="-cards"]:not([data-block="contact-cards"])',
  '[data-block$="-grid"]',
  '[data-block="stats"]',
]
  .map((block) => `main ${block}`)
  .join();
const GRID_WIDTHS = [768, 1440];
/** Tolerance in pixels for rounded widths. */
const SUBPIXEL = 2;

const ACTIONS = headerActions();

/** Forms, which need JavaScript, dialogs, which it may complete, whether it is open now, and the day of reading. */
const WITH_SCRIPT =
  '[data-block="form"], dialog, [data-block="hours"] strong, [data-block="page-header"] time';

/** The text of the page in the server's HTML that must be complete. */
function textOfHtml(html: string): string {
  const main = parse(html).querySelector('main');
  for (const element of main?.querySelectorAll(WITH_SCRIPT) ?? []) element.remove();
  return oneLine(main?.textContent ?? '');
}

/** The same text on screen. */
async function textOnScreen(page: Page): Promise<string> {
  return oneLine(
    await page
      .locator('main')
      .evaluate((main, withScript) => {
        const copy = main.cloneNode(true) as HTMLElement;
        for (const element of copy.querySelectorAll(withScript)) element.remove();
        // Parsed like the server's HTML, so that both texts compare equal.
        return copy.innerHTML;
      }, WITH_SCRIPT)
      .then((html) => parse(html).textContent),
  );
}

/** Returns the grids whose last row is not full. */
async function holesInGrids(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of GRID_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const gaps = await page.locator(GRIDS).evaluateAll((sections) =>
      sections.map((section) => {
        const cells = [...section.querySelectorAll('ul[role="list"] > li, dl > div')].map((cell) =>
          cell.getBoundingClientRect(),
        );
        const lastTop = Math.max(...cells.map(({ top }) => top));
        const lastRow = cells.filter(({ top }) => top > lastTop - 2);
        const rightmost = (row: DOMRect[]) => Math.max(...row.map(({ right }) => right));
        return {
          heading: section.querySelector('h2')?.textContent ?? '',
          gap: rightmost(cells) - rightmost(lastRow),
        };
      }),
    );
    found.push(
      ...gaps.filter(({ gap }) => gap >= SUBPIXEL).map(({ heading, gap }) => `${width}: ${heading} ${gap}`),
    );
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  return found;
}

/** Presses Tab. Returns the landmark that contains the focus. */
async function nextStop(page: Page): Promise<string> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const place = document.activeElement?.closest('main, header, footer, aside');
    return place?.localName ?? 'nowhere';
  });
}

/** Follows a link to an anchor of the same page. Returns the defects of its target. */
async function followAnchor(page: Page, hash: string): Promise<string[]> {
  await page
    .locator(`main a[href="${hash}"]:visible`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL((url) => url.hash === hash);
  const { room, hasFocus } = await page.locator(hash).evaluate((element) => ({
    room:
      element.getBoundingClientRect().top -
      (document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN),
    hasFocus: element.contains(document.activeElement),
  }));
  const isStart = hasFocus || (await doesTabContinueAfter(page, hash));
  return [
    ...(isStart ? [] : [`${hash} has no focus`]),
    ...(room >= 0 ? [] : [`${hash} is covered by the header`]),
  ];
}

/** Whether Tab continues after the anchor. Browsers do so without focusing the anchor itself. */
async function doesTabContinueAfter(page: Page, hash: string): Promise<boolean> {
  await page.keyboard.press('Tab');
  return page.locator(hash).evaluate((place) => {
    const stop = document.activeElement;
    if (!stop || stop === document.body) return false;
    return (place.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
}

/**
 * The routes of all pages; without a full run, of those that show at least two blocks, or languages of a block, which
 * no page before them shows.
 */
function routesToVisit(): string[] {
  const pages = readBuiltPages().filter(({ route }) => route !== '/404');
  if (IS_FULL_RUN) return pages.map(({ route }) => route);
  const seen = new Set<string>();
  return pages
    .map(({ route, document }) => {
      const language = document.querySelector('html')?.getAttribute('lang');
      const blocks = document.querySelectorAll('main [data-block]');
      return {
        route,
        types: new Set(blocks.map((block) => `${language} ${block.getAttribute('data-block')}`)),
      };
    })
    .sort((one, other) => other.types.size - one.types.size)
    .filter(({ types }) => {
      const isNeeded = [...types].filter((type) => !seen.has(type)).length > 1;
      for (const type of types) seen.add(type);
      return isNeeded;
    })
    .map(({ route }) => route);
}

for (const [index, route] of routesToVisit().entries()) {
  test(`${route} passes the checks for every page`, async ({ page, context, open }) => {
    const written = await watchStorage(context);
    const response = await open(route);
    expect(response?.status()).toBe(200);
    const html = (await response?.text()) ?? '';
    expect.soft(await page.locator('h1').count(), 'main headings').toBe(1);

    // First, because the focus is still at the beginning of the page.
    await test.step('the skip link is the first Tab stop and skips the header', async () => {
      await page.keyboard.press('Tab');
      const skip = page.locator('a[href="#main"]');
      await expect.soft(skip, 'the skip link').toBeFocused();
      await expect.soft(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect.soft(page.locator('#main')).toBeInViewport();
      expect.soft(await nextStop(page), 'the stop after the skip link').not.toBe('header');
    });

    await test.step('the page has the same text with and without JavaScript', async () => {
      const text = textOfHtml(html);
      expect.soft(text, 'text without JavaScript').not.toBe('');
      expect.soft(await textOnScreen(page), 'text without JavaScript').toBe(text);
    });

    await test.step('reading stores nothing in the browser', async () => {
      // The code of a form loads when a field has the focus.
      const field = page.locator('main form input:visible').first();
      if ((await field.count()) > 0) await field.focus();
      expect.soft([...(await readStoredKeys(page)), ...written], 'browser storage').toEqual([]);
    });

    await test.step('the menus mark only this page as current', async () => {
      const links = await page
        .locator('header nav a')
        .evaluateAll((all) => all.map((one) => [one.getAttribute('href'), one.getAttribute('aria-current')]));
      const marked = links.filter(([, current]) => current !== null);
      // The action next to the menus looks like a button and is never marked; a link to the same page is.
      const mayBeUnmarked = ACTIONS.includes(route);
      const own = links.filter(([href, current]) => href === route && !(mayBeUnmarked && current === null));
      expect.soft(marked, 'current page in the menus').toEqual(own.map(() => [route, 'page']));
    });

    await test.step('the last row of every grid is full', async () => {
      expect.soft(await holesInGrids(page), 'holes').toEqual([]);
    });

    await test.step('axe finds no violation', async () => {
      await show(page, { width: 1280, scheme: index % 2 === 0 ? 'light' : 'dark' });
      // Header and footer are the same on every page: two pages show them, one in each scheme.
      const part = IS_FULL_RUN || index < 2 ? ':root' : 'main';
      expect.soft(await violations(page, part), 'axe').toEqual([]);
    });

    await test.step('a link to an anchor focuses it below the header', async () => {
      const hashes = await page
        .locator('main a[href^="#"]:visible')
        .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
      const found: string[] = [];
      const followed = IS_FULL_RUN ? hashes : new Set([...hashes.slice(0, 1), ...hashes.slice(-1)]);
      for (const hash of followed) found.push(...(await followAnchor(page, hash)));
      expect.soft(found, 'anchors').toEqual([]);
    });
  });
}
