import type { Browser, BrowserContextOptions } from '@playwright/test';
import { clickToPaint } from '../click.ts';
import { type Figure, forInformation, median } from '../figure.ts';
import type { BenchOptions } from '../options.ts';
import { visitBuild } from '../serve-dist.ts';

const SLOWDOWN = 4;
const RUNS = 2;

const SCREENS: { name: string; screen: BrowserContextOptions }[] = [
  { name: 'phone', screen: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } },
  { name: 'desktop', screen: { viewport: { width: 1280, height: 800 } } },
];

type Click = [from: string, to: string];

/** A round trip through the home page and all pages in the footer: each page is left once and reached once. */
async function roundTrip(browser: Browser, origin: string): Promise<Click[]> {
  const page = await browser.newPage();
  await page.goto(origin);
  const links = await page
    .locator('footer a[href^="/"]')
    .evaluateAll((elements) => elements.map((link) => link.getAttribute('href') ?? ''));
  await page.close();
  const routes = [...new Set(['/', ...links])].filter((route) => !/[#?.]/.test(route));
  return routes.map((route, index) => [route, routes[(index + 1) % routes.length] ?? '/']);
}

async function timeClicks(
  browser: Browser,
  origin: string,
  screen: BrowserContextOptions,
  clicks: Click[],
): Promise<number[]> {
  const times: number[] = [];
  for (const [from, to] of clicks) {
    // A new browser context each time, so that nothing is cached from an earlier click.
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

/** Measures the time from a click on a prefetched link to the paint of the next page. */
export function measureClicks({ runs = RUNS, routes }: BenchOptions): Promise<Figure[]> {
  return visitBuild(async (browser, origin) => {
    const all = await roundTrip(browser, origin);
    const clicks = all.filter(([, to]) => !routes || routes.includes(to));
    if (clicks.length === 0)
      throw new Error(`--routes names none of these: ${all.map(([, to]) => to).join(', ')}`);
    const figures: Figure[] = [];
    for (const { name, screen } of SCREENS) {
      console.log(`\nClick to paint, ${name}, processor ${SLOWDOWN}× slower`);
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1)
        times.push(...(await timeClicks(browser, origin, screen, clicks)));
      const shown = `${Math.round(median(times))} ms (slowest ${Math.round(Math.max(...times))}, ${times.length} clicks)`;
      figures.push(
        forInformation(`Click on a prefetched link to the next page painted, ${name}, median`, shown),
      );
    }
    return figures;
  });
}
