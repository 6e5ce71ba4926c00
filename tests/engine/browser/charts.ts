import { expect, type Page } from '@playwright/test';
import { violationsInLooks } from '../../support/axe.ts';
import type { test as siteTest } from '../../support/second-site.ts';
import { selection } from '../../support/selection.ts';

/** A page with twenty shapes of data. */
const ROUTE = '/figures';

/** Returns the largest distance in pixels between the labels of a scale and the lines that they name. */
function distanceFromLines(page: Page): Promise<number> {
  return page.locator('figure').evaluateAll((figures) => {
    const visible = (element: Element) => element.getBoundingClientRect().height > 0;
    const distances = figures.flatMap((figure) => {
      const grid = [...figure.querySelectorAll('svg')].find((svg) =>
        svg.querySelector(':scope > svg[viewBox] > path'),
      );
      const scale = figure.querySelector('[data-scale]');
      if (!grid || !scale) return [];
      const isUp = scale.getAttribute('data-scale') === 'up';
      const box = grid.getBoundingClientRect();
      const ends = isUp ? [box.bottom, box.top] : [box.left, box.right];
      const labels = [...scale.children].map((label) => label.getBoundingClientRect());
      return [labels[0], labels.at(-1)].map((label, end) => {
        const centre = isUp
          ? ((label?.top ?? 0) + (label?.bottom ?? 0)) / 2
          : ((label?.left ?? 0) + (label?.right ?? 0)) / 2;
        return Math.abs(centre - (ends[end] ?? 0));
      });
    });
    if (!figures.every(visible) || distances.length === 0) throw new Error('The charts are not visible.');
    return Math.max(...distances);
  });
}

/** Returns the largest gap in pixels in the lines of a scale, between the rows that they cross. */
function largestGap(page: Page): Promise<number> {
  return page.locator('figure:has([data-scale="across"])').evaluateAll((figures) => {
    const gaps = figures.flatMap((figure) => {
      const boxes = [...figure.querySelectorAll('svg:has(> svg[viewBox] > path)')].map((svg) =>
        svg.getBoundingClientRect(),
      );
      return boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? top));
    });
    if (gaps.length === 0) throw new Error('No chart has rows under a scale.');
    return Math.max(...gaps);
  });
}

/** Tests of charts that need a browser. The numbers in the pictures are tested beside the block. */
export function testCharts(test: typeof siteTest): void {
  test('twenty charts fit into 320 pixels with readable text, and have no axe violations, also with open tables', async ({
    page,
  }) => {
    await page.goto(ROUTE);
    await expect(page.locator('figure')).toHaveCount(20);
    const summaries = page.locator('figure summary');
    for (const one of await summaries.all()) await one.press('Enter');
    await expect(page.locator('figure details[open]')).toHaveCount(20);
    expect(await violationsInLooks(page, { widths: selection([1280, 320], 2) })).toEqual([]);
    for (const width of [320, 700, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width);
      expect(await distanceFromLines(page), `${width}`).toBeLessThan(1);
    }
    // At 1280 pixels the names are beside the rows, and nothing is between these.
    expect(await largestGap(page)).toBeLessThan(0.5);
    const smallest = await page
      .locator('figure [aria-hidden] :is(span, li)')
      .evaluateAll((texts) =>
        Math.min(...texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize))),
      );
    expect(smallest).toBeGreaterThanOrEqual(14);
  });

  test('charts have one colour with forced colours, and each series its own pattern or shape', {
    tag: '@full',
  }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(ROUTE);
    const figures = page.locator('figure:has([data-series="5"])');
    const count = await figures.count();
    expect(count).toBeGreaterThan(2);
    const looks = () =>
      figures.evaluateAll((all) =>
        all.map((figure) => {
          const marks = [...figure.querySelectorAll('ul [data-series]')];
          const style = marks.map((mark) => getComputedStyle(mark));
          return {
            colours: new Set(style.map(({ color }) => color)).size,
            looks: new Set(
              style.map((one, index) => `${one.strokeDasharray} ${marks[index]?.getAttribute('d')}`),
            ).size,
          };
        }),
      );
    // The styles of blocks beyond the first screen load after the page.
    await expect.poll(looks).toEqual(Array(count).fill({ colours: 1, looks: 6 }));
  });

  test('print shows the table of every chart', { tag: '@full' }, async ({ page }) => {
    await page.goto(ROUTE);
    await page.emulateMedia({ media: 'print' });
    const tables = page.locator('figure table');
    await expect(tables).toHaveCount(20);
    const lowest = () =>
      tables.evaluateAll((all) => Math.min(...all.map((table) => table.getBoundingClientRect().height)));
    await expect.poll(lowest).toBeGreaterThan(20);
    await expect(page.locator('figure summary:visible')).toHaveCount(0);
  });
}
