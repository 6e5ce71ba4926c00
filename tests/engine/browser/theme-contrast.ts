import { expect, type Page } from '@playwright/test';
import { bandScheme } from '../../../src/compiler/theme/bands.ts';
import { formatHex, type Rgb } from '../../../src/compiler/theme/colour.ts';
import { themeCss } from '../../../src/compiler/theme/theme-css.ts';
import type { Scheme } from '../../../src/compiler/theme/tokens.ts';
import { weakPairs } from '../../../src/compiler/theme/weak-pairs.ts';
import type { SchemeColours, Theme } from '../../../src/model/content-types.ts';
import { randomFrom } from '../../../src/ui/art/ArtPath.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { runAxe } from '../../support/inspect/axe.ts';
import type { test as siteTest } from '../../support/second-site.ts';

const THEMES = IS_FULL_RUN ? 200 : 2;
const ROUTES = ['/', '/first-evening'];
const SCHEMES = ['light', 'dark'] as const;
const TEXT = 4.5;

const NAMES: (keyof SchemeColours)[] = [
  ...(['text', 'muted', 'accent', 'signal', 'success', 'paper', 'tinted', 'raised', 'accentSoft'] as const),
  ...(['signalSoft', 'disabled', 'fill', 'fillHover', 'onFill', 'line', 'control', 'focus'] as const),
];

/** Grounds are on one side of the scale and texts on the other, so that about half of the pairs pass. */
const IS_GROUND = /^(?:paper|tinted|raised|accentSoft|signalSoft|disabled|onFill|line|band)$/;

function randomTheme(seed: number): Theme {
  const random = randomFrom(seed);
  const colour = (isLight: boolean): string => {
    const part = () => (isLight ? 1 - random() * 0.35 : random() * 0.65);
    return formatHex([part(), part(), part()] as Rgb);
  };
  const scheme = (isDark: boolean) =>
    Object.fromEntries(
      NAMES.map((name) => [name, colour(IS_GROUND.test(name) !== isDark)]),
    ) as unknown as SchemeColours;
  const fonts = { headings: { stack: 'sans-serif' }, body: { stack: 'sans-serif' } };
  return { colours: { light: scheme(false), dark: scheme(true), band: colour(false) }, radius: 4, fonts };
}

/** A text that axe has measured. */
interface MeasuredText {
  colours: string;
  ratio: number;
  place: string;
}

/** Replaces the page's colours. A constructed style sheet needs no exception from the content security policy. */
async function applyTheme(page: Page, theme: Theme): Promise<void> {
  // The page's own constructed sheet, with its fonts, would replace this one.
  await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `${css} *, *::before, *::after { transition: none !important; animation: none !important }`,
    );
    document.adoptedStyleSheets = [sheet];
  }, themeCss(theme));
}

async function measureTexts(page: Page): Promise<MeasuredText[]> {
  const { violations, passes } = await runAxe(page, ':root', { runOnly: ['color-contrast'] });
  return [...violations, ...passes].flatMap(({ nodes }) =>
    nodes.flatMap(({ any, target }) => {
      const { fgColor, bgColor, contrastRatio } = any[0]?.data ?? {};
      if (!fgColor || !bgColor) return [];
      return [{ colours: `${fgColor} on ${bgColor}`, ratio: contrastRatio, place: target.join(' ') }];
    }),
  );
}

/** The pairs that the compiler reports for texts, as axe writes them. */
function reportedPairs(theme: Theme, scheme: Scheme): Set<string> {
  const { colours } = theme;
  // Blocks on the band have the colours of the dark scheme in both schemes.
  const found = weakPairs(theme).filter((pair) => pair.scheme === scheme || pair.scheme === 'dark');
  return new Set(
    found
      .filter(({ ratio, isHovered }) => ratio === TEXT && !isHovered)
      .map(({ scheme: own, written: { colour, ground } }) => {
        const below = ground === 'band' || ground === 'bandInDark' ? colours[ground] : colours[own][ground];
        return `${colours[own][colour]} on ${below}`;
      }),
  );
}

/** The verdicts of axe on texts, and those with which the compiler does not agree. */
export interface Comparison {
  faint: number;
  readable: number;
  wrong: string[];
}

/** Compares the compiler with axe on some routes, with a random theme for each seed. */
export async function compareWithAxe(page: Page, routes: string[], seeds: number[]): Promise<Comparison> {
  const result: Comparison = { faint: 0, readable: 0, wrong: [] };
  for (const [index, route] of routes.entries()) {
    await page.goto(route);
    for (const seed of seeds.filter((one) => one % routes.length === index)) {
      const theme = randomTheme(seed);
      await applyTheme(page, theme);
      for (const scheme of SCHEMES) {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        const reported = reportedPairs(theme, scheme);
        for (const { colours, ratio, place } of await measureTexts(page)) {
          result[ratio < TEXT ? 'faint' : 'readable'] += 1;
          if (ratio < TEXT !== reported.has(colours))
            result.wrong.push(`theme ${seed} ${scheme} ${route} ${place}: ${colours}, ${ratio}`);
        }
      }
    }
  }
  return result;
}

/** Tests that the compiler reports every text that axe finds too faint, and no other. */
export function testThemeContrast(test: typeof siteTest): void {
  test(`the compiler reports every text that axe finds too faint, in ${THEMES} random themes`, {
    tag: '@full',
  }, async ({ page }) => {
    test.setTimeout(60_000 + THEMES * 10_000);
    // The scheme of texts on the band was built into the page: it has bands that texts of the dark scheme read well on.
    const isBuilt = (seed: number) => bandScheme(randomTheme(seed)) === 'dark';
    const seeds = Array.from({ length: 2 * THEMES }, (_, seed) => seed)
      .filter(isBuilt)
      .slice(0, THEMES);
    expect(seeds).toHaveLength(THEMES);
    const { faint, readable, wrong } = await compareWithAxe(page, ROUTES, seeds);
    expect(wrong).toEqual([]);
    // The comparison means something only if both verdicts occur.
    expect(Math.min(faint, readable)).toBeGreaterThan(THEMES);
  });
}
