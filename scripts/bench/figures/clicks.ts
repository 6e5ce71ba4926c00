import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { payloadUrl } from '@json-site/app/addresses';
import { type Figure, forInformation, median } from '../figure.ts';
import type { BenchOptions } from '../options.ts';
import { visitBuild } from '../serve-dist.ts';
import { timeToPaint } from '../watch-next.ts';

const TRIES = 20;
const PAUSE_MS = 100;

function linkTo(page: Page, route: string) {
  // The footer shows its links at every width; the name in the header links to the home page.
  return page.locator(`footer a[href="${route}"], header a[href="${route}"]:visible`).first();
}

/** Points at a link, or focuses it on a touch screen, until the data of its page has loaded. */
async function prefetch(page: Page, route: string, isTouch: boolean): Promise<void> {
  const link = linkTo(page, route);
  const file = payloadUrl(route);
  let isLoaded = false;
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === file)
      void response.finished().then(() => {
        isLoaded = true;
      });
  });
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  for (let tries = 0; tries < TRIES && !isLoaded; tries += 1) {
    // Nothing listens before hydration: leave the link and try again.
    if (isTouch) await link.blur();
    else await page.mouse.move(0, 0);
    await (isTouch ? link.focus() : link.hover());
    await page.waitForTimeout(PAUSE_MS);
  }
  if (!isLoaded) throw new Error(`Pointing at the link to ${route} on ${page.url()} did not load ${file}.`);
  await page.waitForLoadState('networkidle');
}

interface ClickOptions {
  origin: string;
  from: string;
  to: string;
  isTouch: boolean;
  /** The factor by which the processor is slowed down. */
  slowdown: number;
}

/** Follows a prefetched link and returns the milliseconds from click to paint. */
async function clickToPaint(
  page: Page,
  { origin, from, to, isTouch, slowdown }: ClickOptions,
): Promise<number> {
  await page.goto(origin + from, { waitUntil: 'networkidle' });
  await prefetch(page, to, isTouch);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const link = linkTo(page, to);
  const heading = { event: 'click', selector: 'main h1' } as const;
  return timeToPaint(page, heading, () => (isTouch ? link.tap() : link.click()));
}

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
