import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { browserArguments, requireBrowser } from '../../test/browser.ts';
import { clickToPaint } from '../click.ts';
import { below, type Figure, median } from '../figure.ts';
import type { BenchOptions } from '../options.ts';
import { serveDist } from '../serve-dist.ts';

const SLOWDOWN = 4;
const BAR_MS = 100;
const RUNS = 2;

const SCREENS: { name: string; screen: BrowserContextOptions }[] = [
  { name: 'phone', screen: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } },
  { name: 'desktop', screen: { viewport: { width: 1280, height: 800 } } },
];

/** A round through the home page and all that the footer links to: each page is left once and reached once. */
async function pairs(browser: Browser, origin: string): Promise<[string, string][]> {
  const page = await browser.newPage();
  await page.goto(origin);
  const links = await page
    .locator('footer a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await page.close();
  const round = [...new Set(['/', ...links])].filter((route) => !/[#?.]/.test(route));
  return round.map((route, index) => [route, round[(index + 1) % round.length] ?? '/']);
}

async function clicks(
  browser: Browser,
  origin: string,
  screen: BrowserContextOptions,
  round: [string, string][],
): Promise<number[]> {
  const times: number[] = [];
  for (const [from, to] of round) {
    // A new browser context each time: what an earlier click has loaded is no help to this one.
    const context = await browser.newContext(screen);
    const isTouch = screen.hasTouch ?? false;
    const page = await context.newPage();
    const time = await clickToPaint(page, { origin, from, to, isTouch, slowdown: SLOWDOWN });
    console.log(`  ${from} → ${to}: ${Math.round(time)} ms`);
    times.push(time);
    await context.close();
  }
  return times;
}

/** From a click on a prefetched link to the next page on screen. */
export async function measure({ runs = RUNS, routes }: BenchOptions): Promise<Figure[]> {
  const site = await serveDist();
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArguments() });
  try {
    const all = await pairs(browser, site.origin);
    const round = all.filter(([, to]) => !routes || routes.includes(to));
    if (round.length === 0)
      throw new Error(`--routes names none of these: ${all.map(([, to]) => to).join(', ')}`);
    const figures: Figure[] = [];
    for (const { name, screen } of SCREENS) {
      console.log(`\nClick to paint, ${name}, processor ${SLOWDOWN}× slower`);
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1)
        times.push(...(await clicks(browser, site.origin, screen, round)));
      const middle = Math.round(median(times));
      const slowest = Math.round(Math.max(...times));
      const shown = `${middle} ms (slowest ${slowest}, ${times.length} clicks)`;
      figures.push(
        below(`Click to next page painted, prefetched, ${name}, median`, middle, BAR_MS, ' ms', shown),
      );
    }
    return figures;
  } finally {
    await browser.close();
    site.close();
  }
}
