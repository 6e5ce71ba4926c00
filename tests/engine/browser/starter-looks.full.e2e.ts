import path from 'node:path';
import { ROOT } from '../../../scripts/root.ts';
import { violationsInLooks } from '../../support/axe.ts';
import { watchShifts } from '../../support/layout-shifts.ts';
import { testOfCopy } from '../../support/second-site.ts';
import { STARTER_LOOKS } from '../../support/starter-looks.ts';
import { expect } from '../../support/test.ts';

// A new site in its own theme and in three others, which differ in type, density, header and corners.

const PAGES = ['/', '/visit', '/people', '/news', '/news/evening-opening', '/contact', '/nowhere'];
const WIDTHS = [390, 768, 1440];

for (const { name, build } of STARTER_LOOKS) {
  const prepare = async (copy: Parameters<typeof build>[0]) => {
    await build(copy);
    return {};
  };
  const test = testOfCopy(prepare, 600_000, {}, path.join(ROOT, 'starter'));

  test.describe(name, () => {
    test.describe.configure({ mode: 'default', timeout: 120_000 });

    test('shows the whole search link beside its menus, also after scrolling', async ({ page, open }) => {
      const search = page.locator('header [data-search]');
      const action = page
        .locator('header')
        .getByRole('link', { name: 'Contact us' })
        .filter({ visible: true });
      for (const width of WIDTHS.slice(1)) {
        await page.setViewportSize({ width, height: 800 });
        await open('/');
        await page.mouse.wheel(0, 600);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
        const [own, other] = [await search.boundingBox(), await action.boundingBox()];
        expect(own?.y, String(width)).toBeGreaterThanOrEqual(0);
        expect(own?.y, String(width)).toBeCloseTo(other?.y ?? 0, 0);
      }
    });

    for (const one of PAGES)
      test(`has no violation, no sideways scroll and no shift on ${one}`, async ({ page, open, health }) => {
        if (one === '/nowhere') health.expect(/404/, /No page at/);
        const shifts = await watchShifts(page);
        await page.setViewportSize({ width: 390, height: 800 });
        await open(one);
        expect(await shifts()).toBe(0);
        expect(await violationsInLooks(page, { widths: WIDTHS })).toEqual([]);
        for (const width of [320, ...WIDTHS]) {
          await page.setViewportSize({ width, height: 800 });
          const overflow = await page.evaluate(() => {
            const { clientWidth, scrollWidth } = document.documentElement;
            return scrollWidth - clientWidth;
          });
          expect(overflow, String(width)).toBe(0);
        }
      });
  });
}
