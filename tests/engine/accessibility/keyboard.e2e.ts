import { IS_FULL_RUN } from '../../support/full-run.ts';
import { MEDIA } from '../../support/inspect/looks.ts';
import { expect, test } from '../../support/inspect/test.ts';
import { pressThrough, problemsOf, tour } from '../../support/inspect/tour.ts';
import { selection } from '../../support/selection.ts';
import { expectHydrated } from '../../support/test.ts';
import { SAMPLE_ROUTES } from '../support/site.ts';
import { UNKNOWN_ROUTE } from './scenes/scenes.ts';

interface Tour {
  width: number;
  height: number;
  scheme: 'light' | 'dark' | 'forced';
}

const tourOf = (width: number, scheme: Tour['scheme']): Tour => ({
  width,
  height: width < 768 ? 700 : 800,
  scheme,
});

const SCHEMES = ['light', 'dark', 'forced'] as const;
const WIDTHS = [1280, 390];

/** A full run makes every tour of a route; other runs alternate widths and schemes between routes. */
function toursOf(index: number): Tour[] {
  const tours = WIDTHS.flatMap((width) => SCHEMES.map((scheme) => tourOf(width, scheme)));
  return IS_FULL_RUN ? tours : tours.filter((_, turn) => turn === (index * 4) % tours.length);
}

for (const [index, route] of selection([UNKNOWN_ROUTE, ...SAMPLE_ROUTES], 4).entries()) {
  test(`every Tab stop is visible, forwards and backwards, on ${route}`, async ({ page, health }) => {
    test.setTimeout(180_000);
    if (route === UNKNOWN_ROUTE) health.expect(/status 404/, /Failed to load resource/, /No page at/);
    const found: string[] = [];
    for (const { width, height, scheme } of toursOf(index)) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ ...MEDIA[scheme], reducedMotion: 'reduce' });
      await page.goto(route);
      await expectHydrated(page);
      // The two directions differ where focus opens a menu; the mobile menu opens on click only.
      const { stops, problems } = await tour(page, { isThereAndBack: IS_FULL_RUN || width === 1280 });
      expect(stops).toBeGreaterThan(15);
      found.push(...problems.map((problem) => `${width} ${scheme} ${problem}`));
    }
    expect(found).toEqual([]);
  });
}

test('every Tab stop in the open mobile menu is visible, and Tab past its end closes it', {
  tag: '@full',
}, async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open('/about');
  const toggles = page.getByRole('banner').locator('summary:visible');
  await toggles.first().click();
  await toggles.nth(1).click();
  await toggles.first().focus();
  const stops = await pressThrough(page, 'Tab');
  expect(problemsOf(stops, 'there')).toEqual([]);
  expect(stops.filter(({ words }) => words.startsWith('header')).length).toBeGreaterThan(10);
  await expect(page.getByRole('banner').locator('details[open]')).toHaveCount(0);
});
