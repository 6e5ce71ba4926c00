import type { Browser, Page } from '@playwright/test';
import { atMost, type Figure, median } from '../figure.ts';
import type { BenchOptions } from '../options.ts';
import { visitBuild } from '../serve-dist.ts';
import { measuredPages } from '../site.ts';

const SLOWDOWN = 4;
const RUNS = 5;
/** The limit of a good "interaction to next paint". */
const MAX_MS = 200;
/** Event Timing reports no shorter ones. */
const LEAST_MS = 16;

/** The elements of a first tap: name → selector. */
const TARGETS = {
  menu: 'header summary:visible',
  accordion: 'main summary:visible',
  card: 'main [aria-haspopup="dialog"]:visible',
  field: 'main form :is(input, textarea):visible',
};

type Target = keyof typeof TARGETS;

/** When to tap, and what. */
interface Moment {
  name: string;
  waitUntil: 'commit' | 'networkidle';
  targets: Target[];
}

/** A tap on a card before the hydration may leave the page. */
const MOMENTS: Moment[] = [
  { name: 'at the first paint', waitUntil: 'commit', targets: ['menu', 'accordion', 'field'] },
  {
    name: 'when the page is quiet',
    waitUntil: 'networkidle',
    targets: ['menu', 'accordion', 'card', 'field'],
  },
];

/** Runs in the page: the longest time from an event of the tap to the next frame. */
function watchEvents(): void {
  const durations: number[] = [];
  Object.assign(window, { durations });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) durations.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Runs in the page: ends when the scrolling that led to the element, and what it has faded in, is over. */
async function showCalmly(element: Element): Promise<void> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  // In the second frame, the observers of the first one have begun their transitions.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  // One that is cancelled is over, too.
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
}

const longest = (page: Page) =>
  page.evaluate(() => Math.max(0, ...(window as unknown as { durations: number[] }).durations));

async function timeTap(
  browser: Browser,
  url: string,
  selector: string,
  waitUntil: Moment['waitUntil'],
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(watchEvents);
  await page.goto(url, { waitUntil });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const target = page.locator(selector).first();
  // Nobody taps what is not on screen: when the page is quiet, so is the scrolling to the element.
  if (waitUntil === 'networkidle') await target.evaluate(showCalmly);
  await target.tap();
  // Two frames and a task later, the entries of the tap have been delivered.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 500))),
      ),
  );
  const time = Math.max(LEAST_MS, await longest(page));
  await context.close();
  return time;
}

/** The first page that has an element, or undefined. */
async function routeWith(browser: Browser, origin: string, selector: string, routes: string[]) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  try {
    for (const route of routes) {
      await page.goto(origin + route);
      if ((await page.locator(selector).count()) > 0) return route;
    }
    return undefined;
  } finally {
    await page.close();
  }
}

/** Measures the time from the first tap on a phone to the next frame. */
export function measureTaps({ runs = RUNS, routes }: BenchOptions): Promise<Figure[]> {
  const paths = measuredPages(routes).map(({ path }) => path);
  const figures: Figure[] = [];
  return visitBuild(async (browser, origin) => {
    for (const { name, waitUntil, targets } of MOMENTS)
      for (const target of targets) {
        const selector = TARGETS[target];
        const route = await routeWith(browser, origin, selector, paths);
        if (route === undefined) continue;
        const times: number[] = [];
        for (let run = 0; run < runs; run += 1)
          times.push(await timeTap(browser, origin + route, selector, waitUntil));
        const shown = `${Math.round(median(times))} ms (slowest ${Math.round(Math.max(...times))}, ${route})`;
        figures.push(atMost(`first tap on a ${target}, ${name}`, median(times), MAX_MS, ' ms', shown));
      }
    return figures;
  });
}
