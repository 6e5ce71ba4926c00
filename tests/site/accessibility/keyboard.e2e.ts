import { expect, test } from '../../support/inspect/test.ts';
import { pressThrough, problemsOf, tour } from '../../support/inspect/tour.ts';
import { expectHydrated } from '../../support/test.ts';
import { ROUTES } from '../support/site.ts';
import { UNKNOWN_ROUTE } from './scenes/scenes.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 700 },
];

/** One page of each kind. */
const KINDS = [
  '/',
  '/about',
  '/services',
  '/services/data',
  '/services/development/custom-software',
  '/industries',
  '/industries/charity',
  '/contact',
  '/quote',
  '/terms-of-service',
  '/faq',
];

for (const route of [...ROUTES, UNKNOWN_ROUTE]) {
  test(`every stop of the keyboard is seen, there and back, on ${route}`, async ({ page, health }) => {
    test.setTimeout(120_000);
    if (route === UNKNOWN_ROUTE) health.expect(/status 404/, /Failed to load resource/, /No page at/);
    const found: string[] = [];
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto(route);
      await expectHydrated(page);
      const { stops, problems } = await tour(page);
      expect(stops).toBeGreaterThan(15);
      found.push(...problems.map((problem) => `${size.width} ${problem}`));
    }
    expect(found).toEqual([]);
  });
}

for (const forcedColors of ['none', 'active'] as const) {
  const scheme = forcedColors === 'active' ? 'forced colours' : 'the dark scheme';
  for (const route of KINDS) {
    test(`every stop of the keyboard is seen in ${scheme} on ${route}`, async ({ page, open }) => {
      test.setTimeout(60_000);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ colorScheme: 'dark', forcedColors, reducedMotion: 'reduce' });
      await open(route);
      expect((await tour(page)).problems).toEqual([]);
    });
  }
}

test('every stop in the open menu of a phone is seen, and leaving closes it', async ({ page, open }) => {
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
