import { type Browser, chromium, expect, test } from '@playwright/test';
import { browserArguments, findBrowser } from '../../../scripts/test/programs/browser.ts';
import {
  AIRY,
  CLOSE,
  headerFit,
  LOGO_GAP,
  menuWidth,
  TOGGLE_FRAME,
} from '../../../src/compiler/header/header-fit.ts';
import { frameOf } from '../../../src/compiler/header/header-frame.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { pairwise } from '../../support/pairwise.ts';
import { selection } from '../../support/selection.ts';
import { BUILDINGS, type HeaderBuilding, LOGO } from '../support/headers/header-buildings.ts';
import { HEADER_CASES, type HeaderCase } from '../support/headers/header-cases.ts';
import { headerProblems } from '../support/headers/header-problems.ts';
import { type HeaderRenderer, openHeaderRenderer } from '../support/headers/header-styles.ts';
import { passingThemes } from '../support/random-theme.ts';

/** Phones, tablets on both sides of the least width of the menus, and desktops. At a zoom of 200%, 1280 px are 640. */
const WIDTHS = [320, 360, 390, 480, 640, 767, 768, 900, 1024, 1280, 1440, 2560];
/** Pixels of the browser's default text size. It scales rem and em, including those in media queries. */
const TEXT_SIZES = [16, 32];

const NAMES = Object.keys(BUILDINGS) as (keyof typeof BUILDINGS)[];
/** All headers of a full run take longer than the limit of one test on a busy computer, so each layout is a test. */
const GROUPS = IS_FULL_RUN ? NAMES.map((name) => [name]) : [NAMES];

const ROWS = HEADER_CASES.flatMap(({ shape, words, language }, index) =>
  NAMES.flatMap((building) => WIDTHS.map((width) => ({ building, shape, words, language, width, index }))),
);

/** `index` follows from the other properties. */
const PAIRS = pairwise(ROWS.map(({ index: _, ...row }) => row)).map((row) => JSON.stringify(row));
const SELECTED = ROWS.filter(({ index: _, ...row }) => IS_FULL_RUN || PAIRS.includes(JSON.stringify(row)));

function launch(textSize: number): Promise<Browser> {
  const executablePath = findBrowser();
  const args = [...browserArguments(), `--blink-settings=defaultFontSize=${textSize}`];
  return chromium.launch({ ...(executablePath && { executablePath }), args });
}

/** How a header fits, and the largest height of its bar in rem where the menus are shown, and below. */
function expectedOf(one: HeaderCase, building: HeaderBuilding) {
  const theme = { ...building, fonts: { body: { stack: one.fonts } } };
  const { menuFrom = Number.POSITIVE_INFINITY } = headerFit(
    { ...one, brand: { ...one.brand, logo: LOGO } },
    theme,
  );
  const { bar, hasRows } = frameOf(theme);
  return { menuFrom, bar, withMenus: hasRows ? bar + 3.5 : bar };
}

let renderer: HeaderRenderer;
test.beforeAll(async () => {
  renderer = await openHeaderRenderer();
});
test.afterAll(() => renderer.close());

for (const textSize of selection(TEXT_SIZES, 2)) {
  for (const group of GROUPS)
    test(`no header wraps, overlaps or leaves the window: text of ${textSize} px, ${group.join(', ')}`, async () => {
      test.setTimeout(IS_FULL_RUN ? 600_000 : 60_000);
      const browser = await launch(textSize);
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      const found: string[] = [];
      let shown = '';
      for (const { index, width, ...row } of SELECTED.filter(({ building }) => group.includes(building))) {
        const one = HEADER_CASES[index];
        if (!one) continue;
        await page.setViewportSize({ width, height: 800 });
        const document = `${index} ${row.building}`;
        if (shown !== document) await page.setContent(renderer.documentOf(one, BUILDINGS[row.building]));
        shown = document;
        const { menuFrom, bar, withMenus } = expectedOf(one, BUILDINGS[row.building]);
        const hasMenus = menuFrom <= width / textSize;
        const problems = await page.evaluate(headerProblems, { hasMenus, most: hasMenus ? withMenus : bar });
        found.push(...problems.map((problem) => `${Object.values(row).join(', ')}, ${width} px: ${problem}`));
      }
      await browser.close();
      expect(found).toEqual([]);
    });
}

/** 2,000 themes, in parts: `--shard=1/4` runs a quarter of them. */
const PARTS = 20;
const THEMES = 100;
/** Seeds of which the themes of a part are: the check refuses about a third. */
const SEEDS = 1000;

for (let part = 0; part < PARTS; part++)
  test(`no header of a random theme wraps, overlaps or leaves the window, part ${part + 1}`, {
    tag: '@full',
  }, async ({ page }) => {
    test.setTimeout(600_000);
    const found: string[] = [];
    for (const [index, { seed, theme }] of passingThemes(part * SEEDS, THEMES).entries()) {
      const one = HEADER_CASES[(part * THEMES + index) % HEADER_CASES.length];
      if (!one) continue;
      await page.setContent(renderer.documentOf(one, theme));
      const { menuFrom, bar, withMenus } = expectedOf(one, theme);
      // A phone, a tablet, and a desktop; and, in turn, the others.
      for (const width of new Set([320, 768, 1280, WIDTHS[index % WIDTHS.length] ?? 320])) {
        await page.setViewportSize({ width, height: 800 });
        const hasMenus = menuFrom <= width / 16;
        const problems = await page.evaluate(headerProblems, { hasMenus, most: hasMenus ? withMenus : bar });
        const { shape, words, language } = one;
        found.push(...problems.map((problem) => `${[seed, shape, words, language, width]}: ${problem}`));
      }
    }
    expect(found).toEqual([]);
  });

/** Runs in the page: the widths of the brand, the navigation and their texts, in px. */
function widthsOfParts() {
  const widthOf = (element: Pick<Element, 'getBoundingClientRect'> | null | undefined) =>
    element?.getBoundingClientRect().width ?? 0;
  const textWidthOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return widthOf(range);
  };
  const [brand] = document.querySelectorAll('header > div > a');
  const nav = [...document.querySelectorAll('header nav')].find((one) => one.checkVisibility());
  const labels = [...(nav?.querySelectorAll('summary, :scope > ul > li > a, :scope > a') ?? [])];
  const lengths = labels.filter((one) => one.checkVisibility()).map(textWidthOf);
  return {
    besideName: widthOf(brand) - widthOf(brand?.querySelector('span > span')),
    besideLabels: widthOf(nav) - lengths.reduce((sum, length) => sum + length, 0),
  };
}

test('the style sheets have the sizes that the compiler adds up', async () => {
  const one = HEADER_CASES.find(({ shape, words }) => shape === '3 3 true' && words === 'short');
  if (!one) throw new Error('There is no such header.');
  const { menuFrom = 0, airFrom = 0 } = headerFit(one, { fonts: { body: { stack: one.fonts } } });
  const browser = await launch(16);
  const page = await browser.newPage();
  await page.setContent(renderer.documentOf(one));
  const measured: Record<string, number>[] = [];
  for (const width of [360, menuFrom * 16, airFrom * 16]) {
    await page.setViewportSize({ width: Math.ceil(width), height: 800 });
    measured.push(await page.evaluate(widthsOfParts));
  }
  await browser.close();
  const framesOf = (besideLabels: number) => ({
    besideName: 36 + LOGO_GAP * 16,
    besideLabels: besideLabels * 16,
  });
  const others = (one.languages ?? []).filter(({ tag }) => tag !== one.language).map(({ name }) => name);
  expect(others).toHaveLength(2);
  const menus = [CLOSE, AIRY].map((sizes) => menuWidth(one.header, sizes, () => 0, others));
  const expected = [TOGGLE_FRAME, ...menus].map(framesOf);
  for (const [index, { besideName, besideLabels }] of expected.entries()) {
    expect(measured[index]?.['besideName']).toBeCloseTo(besideName, 0);
    expect(measured[index]?.['besideLabels']).toBeCloseTo(besideLabels, 0);
  }
});

test('a header without entries shows the name alone', { tag: '@full' }, async ({ page }) => {
  const [one] = HEADER_CASES;
  if (!one) throw new Error('There is no header.');
  await page.setContent(renderer.documentOf({ ...one, header: { menus: [], links: [] } }));
  await expect(page.locator('header a')).toHaveCount(1);
  await expect(page.locator('header nav')).toHaveCount(0);
});
