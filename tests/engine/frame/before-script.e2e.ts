import type { Locator, Page } from '@playwright/test';
import { watchShifts } from '../../support/layout-shifts.ts';
import { scrollTo } from '../../support/position.ts';
import { selection } from '../../support/selection.ts';
import { expect, test } from '../../support/test.ts';

/** Pages that begin with different blocks, all with the ink tone. */
const PAGES = ['/', '/services/development/web-development', '/quote'];

/**
 * Delays the page's listener for `load`, which loads the style sheet and the script. Returns the function that runs
 * the listener.
 */
async function delayLoader(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const add = window.addEventListener.bind(window) as (type: string, ...rest: unknown[]) => void;
    window.addEventListener = (type: string, listener: unknown, ...rest: unknown[]) => {
      if (type !== 'load') return add(type, listener, ...rest);
      window.addEventListener = add;
      Object.assign(window, { runLoader: listener });
    };
  });
  return () => page.evaluate(() => (window as unknown as { runLoader: () => void }).runLoader());
}

/** Returns the number of style sheets that the page has loaded. */
function styleSheets(page: Page): Promise<number> {
  return page.evaluate(() => [...document.styleSheets].filter(({ href }) => href).length);
}

/** Position and style of every part of the open mobile menu. */
function appearance(panel: Locator) {
  return panel.evaluate((element) => {
    const box = (one: Element) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [left, top, width, height].map(Math.round);
    };
    return [element, ...element.querySelectorAll('a, summary, li')].map((one) => {
      const { display, position, color, backgroundColor, fontWeight, listStyleType, textDecorationLine } =
        getComputedStyle(one);
      const looks = [
        display,
        position,
        color,
        backgroundColor,
        fontWeight,
        listStyleType,
        textDecorationLine,
      ];
      return { name: one.textContent, box: box(one), looks };
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const route of selection(PAGES, 2)) {
    test(`the menu on ${route} looks the same before and after the style sheet loads`, {
      tag: '@full',
    }, async ({ page }) => {
      const runLoader = await delayLoader(page);
      await page.goto(route);
      const banner = page.getByRole('banner');
      await banner.locator('summary:visible').click();
      const panel = banner.locator('details[open] > div');
      await panel.locator('summary').first().click();
      expect(await styleSheets(page)).toBe(0);
      const early = await appearance(panel);
      await runLoader();
      await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
      await expect.poll(() => styleSheets(page)).toBe(1);
      expect(early).toEqual(await appearance(panel));
    });
  }
});

for (const width of selection([390, 1440], 2)) {
  test(`the header of a scrolled page is solid while scripts are blocked, ${width} px wide`, async ({
    page,
    health,
  }) => {
    health.expect(
      /request failed: .*\.js/,
      /Failed to load resource|preloaded using link preload but not used/,
      /page error: Failed to fetch/,
    );
    await page.setViewportSize({ width, height: 844 });
    await page.route(/\.js(on)?$/, (route) => route.abort('blockedbyclient'));
    for (const route of selection(PAGES, 3)) {
      await page.goto(route);
      const header = page.getByRole('banner');
      const band = await header.evaluate((element) => {
        const probe = document.createElement('div');
        probe.style.background = 'var(--color-band)';
        element.append(probe);
        const { backgroundColor } = getComputedStyle(probe);
        probe.remove();
        return backgroundColor;
      });
      await expect(header).toHaveCSS('background-color', band);
      await scrollTo(page, 400);
      await expect(header).toHaveCSS('background-color', band);
    }
  });
}

test('the header becomes transparent at the top of an ink page after hydration, without a layout shift', {
  tag: '@full',
}, async ({ page, open }) => {
  const readShifts = await watchShifts(page);
  await open('/');
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  // The heading font moves a line by a fraction of a pixel when it replaces its fallback.
  expect(await readShifts()).toBeLessThan(0.001);
});

test('a field that the browser reports before the script runs shows its label below the header', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await delayLoader(page);
  await page.goto('/quote');
  const button = page.locator('main form button[type="submit"]');
  await button.scrollIntoViewIfNeeded();
  // The browser does not validate a form of `novalidate`; the early button does what it does without one.
  await page.locator('main form').evaluate((form: HTMLFormElement) => form.reportValidity());
  const field = page.locator('main form :invalid:focus');
  await expect(field).toBeVisible();
  const header = await page.getByRole('banner').boundingBox();
  const label = () =>
    field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.getBoundingClientRect().top ?? 0);
  await expect.poll(label).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});
