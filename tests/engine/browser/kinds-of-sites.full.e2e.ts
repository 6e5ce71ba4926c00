import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { WorkingCopy } from '../../../scripts/test/site-copy.ts';
import { violationsInLooks } from '../../support/axe.ts';
import { watchShifts } from '../../support/layout-shifts.ts';
import { testOfCopy } from '../../support/second-site.ts';
import { expect } from '../../support/test.ts';
import { composeSite, type SiteName } from '../sites/compose.ts';

// A school's council, a conference and a guesthouse, in their own themes: one page of each kind.

const PAGES: Record<SiteName, readonly string[]> = {
  'school-council': [
    ...['/', '/about', '/news', '/news/road-safety-2026', '/events', '/events/quiz-night'],
    ...['/term-dates', '/papers', '/uniform', '/contact', '/privacy'],
  ],
  conference: [
    ...['/', '/programme', '/programme/piano', '/speakers', '/speakers/omar-haddad', '/sponsors'],
    ...['/venue', '/tickets', '/code-of-conduct', '/news/programme'],
  ],
  guesthouse: [
    ...['/', '/fr', '/de', '/rooms', '/fr/chambres/lake', '/de/umgebung', '/around/inn'],
    ...['/de/preise', '/fr/contact', '/privacy'],
  ],
};

/** Of the size of the photographs in the tables. Their files are made once for each size. */
const SCALE = 0.35;

for (const [name, pages] of Object.entries(PAGES) as [SiteName, readonly string[]][]) {
  const build = async (copy: WorkingCopy) => ({
    built: await copy.run('build'),
  });
  const test = testOfCopy(build, 900_000, {}, () => composeSite(name, SCALE));

  test.describe(`the site ${name}`, () => {
    test.describe.configure({ mode: 'default', timeout: 120_000 });

    test('is built, and each address in its sitemap answers', async ({ site, request }) => {
      expect(site.built.status, site.built.output).toBe(0);
      const map = readFileSync(path.join(site.root, 'dist/sitemap.xml'), 'utf8');
      const paths = [...map.matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
        ([, one = '']) => one || '/',
      );
      expect(paths).toEqual(expect.arrayContaining([...pages]));
      const failed: string[] = [];
      for (const one of paths) if ((await request.get(one)).status() !== 200) failed.push(one);
      expect(failed).toEqual([]);
    });

    for (const one of pages) {
      test(`has no violation, no sideways scroll and no shift on ${one}`, async ({ page, open }) => {
        const shifts = await watchShifts(page);
        await page.setViewportSize({ width: 390, height: 800 });
        await open(one);
        expect(await shifts()).toBe(0);
        expect(await violationsInLooks(page, { widths: [390, 1440] })).toEqual([]);
        await page.setViewportSize({ width: 320, height: 800 });
        const overflow = await page.evaluate(() => {
          const { clientWidth, scrollWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(overflow).toBe(0);
      });
    }

    if (name === 'conference')
      test('a timetable is a table on a wide screen, which scrolls by keyboard, and a list on a phone', async ({
        page,
        open,
      }) => {
        await page.setViewportSize({ width: 768, height: 900 });
        await open('/programme');
        const block = page.locator('main [data-block="records"]');
        const table = block.getByRole('table').first();
        await expect(table).toBeVisible();
        const day = await block.getByRole('heading', { level: 2 }).first().textContent();
        await expect(table).toHaveAccessibleName(day ?? '');
        expect(await table.getByRole('columnheader').count()).toBeGreaterThan(2);
        expect(await table.getByRole('rowheader').count()).toBeGreaterThan(2);
        const inTable = await table.getByRole('link').allTextContents();
        expect(inTable.length).toBeGreaterThan(2);

        const frame = block.getByRole('group', { name: day ?? '' });
        await frame.focus();
        await expect(frame).toBeFocused();
        const overflow = await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        await page.keyboard.press('ArrowRight');
        // A table of few rooms has nothing to scroll.
        await expect
          .poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft))
          .toBeGreaterThanOrEqual(Math.min(overflow, 1));

        await page.setViewportSize({ width: 390, height: 800 });
        await expect(block.getByRole('table')).toHaveCount(0);
        const list = block.getByRole('list').first();
        const inList = await list.getByRole('link').allTextContents();
        expect(inList).toEqual(expect.arrayContaining(inTable));
      });

    if (name === 'guesthouse')
      test('the photograph of the opening fills its band behind readable text, and keeps its focus', async ({
        page,
        open,
      }) => {
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await open('/');
          const hero = page.locator('main [data-block="hero"]');
          const picture = hero.locator('img').first();
          await expect(picture).toHaveCSS('object-position', '50% 60%');
          await expect(picture).toHaveAttribute('fetchpriority', 'high');
          const [photograph, heading] = await Promise.all([
            picture.boundingBox(),
            hero.getByRole('heading', { level: 1 }).boundingBox(),
          ]);
          expect(photograph?.width).toBe(width);
          expect(photograph?.height).toBeGreaterThan(300);
          expect(heading?.y).toBeGreaterThan(photograph?.y ?? Number.POSITIVE_INFINITY);
          // axe-core cannot judge text over a picture; the check of the content has measured it.
          const sent = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
          expect(sent).toMatch(/\.avif$/);
        }
      });
  });
}
