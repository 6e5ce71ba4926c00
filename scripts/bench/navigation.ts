import { existsSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { browserArguments, ensureBrowser } from '../lib/browser.ts';
import { stayAlive } from '../lib/stay-alive.ts';

// From the press on a link to the next page's main heading painted, on a processor four times slower. The data is there
// already, as it is for who points at a link first. ROUNDS=10 npm run bench navigation

const SLOWDOWN = 4;
const ROUNDS = Number(process.env['ROUNDS']) || 6;
const BAR_MS = 100;

/** A way round the site: short pages, the longest, the home page, both forms. */
const ROUTES = ['/about', '/faq', '/services', '/industries', '/', '/terms-of-service', '/quote', '/contact'];

const SCREENS = [
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  { name: 'desktop', viewport: { width: 1280, height: 800 } },
];

/** Notes when the next page's main heading was painted after the next press, as time since the press. */
function watchNextPage(): void {
  const view = window as unknown as { painted?: Promise<number> };
  const before = document.querySelector('main h1');
  view.painted = new Promise((resolve) => {
    let pressed = 0;
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        pressed = timeStamp;
      },
      { capture: true, once: true },
    );
    const look = new MutationObserver(() => {
      const heading = document.querySelector('main h1');
      if (!heading || heading === before) return;
      look.disconnect();
      // A frame with the heading in it begins here; it is painted when the task after it runs.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - pressed);
        port2.postMessage(undefined);
      });
    });
    look.observe(document.body, { childList: true, subtree: true });
  });
}

/** Presses the footer's or header's link to a route and says how long its page took. */
async function press(page: Page, route: string, isTouch: boolean): Promise<number> {
  const link = page.locator(`footer a[href="${route}"], a[href="${route}"]:visible`).first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.evaluate(watchNextPage);
  await (isTouch ? link.tap() : link.click());
  const time = await page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
  // What follows the page, a fade included, is over by then: each press meets a page at rest.
  await page.waitForTimeout(600);
  return time;
}

function quantile(sorted: number[], share: number): number {
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
}

if (!existsSync('dist/404.html')) {
  console.error('There is no finished build in dist/. Make one first: npm run build');
  process.exit(1);
}
const server = await stayAlive(() => preview({ configFile: 'vite.config.ts', logLevel: 'silent' }));
const origin = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments() });
console.log(`Press to the next page's heading painted, CPU ${SLOWDOWN}x slower, ms\n`);

let isMet = true;
for (const { name, ...screen } of SCREENS) {
  const page = await browser.newPage(screen);
  await page.goto(`${origin}contact`);
  await page.waitForLoadState('networkidle');
  // Once round without a count: then every page's data is here.
  for (const route of ROUTES) await press(page, route, 'hasTouch' in screen);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times = new Map<string, number[]>(ROUTES.map((route) => [route, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const route of ROUTES) times.get(route)?.push(await press(page, route, 'hasTouch' in screen));
  const all = [...times.values()].flat().sort((a, b) => a - b);
  console.log(
    `${name}, ${screen.viewport.width} px wide: median ${quantile(all, 0.5)}, p90 ${quantile(all, 0.9)}, most ${quantile(all, 1)}, of ${all.length}`,
  );
  for (const [route, some] of times)
    console.log(
      `  ${route.padEnd(20)} ${quantile(
        some.sort((a, b) => a - b),
        0.5,
      )}`,
    );
  isMet &&= quantile(all, 0.5) < BAR_MS;
  await page.close();
}
await browser.close();
await server.close();
process.exit(isMet ? 0 : 1);
