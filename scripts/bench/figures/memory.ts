import type { CDPSession, Page } from '@playwright/test';
import { atMost, type Figure } from '../figure.ts';
import type { BenchOptions } from '../options.ts';
import { visitBuild } from '../serve-dist.ts';
import { measuredPages } from '../site.ts';

/** Pages that the tab shows before the first measurement, and again before the second. */
const PAGES = 10;
const MAX_HEAP_MB = 5;
/** The memory that ten more pages may add: their data is kept, so that Back needs no request. */
const MAX_GROWTH_MB = 1;

/** Follows a link in the page, as a click does. The page need not show a link to each of the routes. */
function follow(route: string): void {
  const link = document.createElement('a');
  link.href = route;
  document.body.append(link);
  link.click();
  link.remove();
}

async function visit(page: Page, routes: string[]): Promise<void> {
  for (const route of routes) {
    await page.evaluate(follow, route);
    await page.waitForURL((url) => url.pathname === route);
    await page.waitForLoadState('networkidle');
  }
}

/** Megabytes of JavaScript objects that are still in use. */
async function heapOf(session: CDPSession): Promise<number> {
  // The first collection leaves what waits for its finalizers: up to 0.8 MB after a page with a form.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return Math.round(usedSize / 100_000) / 10;
}

/** Measures what a tab remembers after ten pages without a load of the document, and after ten more. */
export function measureMemory({ routes }: BenchOptions): Promise<Figure[]> {
  return visitBuild(async (browser, origin) => {
    const page = await browser.newPage();
    const paths = measuredPages(routes).map(({ path }) => path);
    const round = Array.from({ length: 2 * PAGES }, (_, index) => paths[(index + 1) % paths.length] ?? '/');
    await page.goto(origin + (paths[0] ?? '/'), { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    await visit(page, round.slice(0, PAGES));
    const first = await heapOf(session);
    await visit(page, round.slice(PAGES));
    const growth = Math.round((await heapOf(session)) * 10 - first * 10) / 10;
    return [
      atMost(`JavaScript objects of a tab after ${PAGES} pages`, first, MAX_HEAP_MB, ' MB'),
      atMost(`what ${PAGES} more pages add`, growth, MAX_GROWTH_MB, ' MB'),
    ];
  });
}
