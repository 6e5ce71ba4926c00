import type { Page } from '@playwright/test';
import { payloadUrl } from '../../src/app/navigation/payload.ts';

const TRIES = 20;
const PAUSE_MS = 100;

/**
 * Notes when the next page's main heading is on screen, as time since the browser had the click. Runs in the page.
 *
 * The end is the task after the first frame that begins with the new heading in the document: by then that frame
 * is drawn. Event Timing would end at the first frame after the handlers, which may still show the old page, and
 * Element Timing needs an attribute in the site's own HTML.
 */
function watchNextPage(): void {
  const before = document.querySelector('main h1');
  const painted = new Promise<number>((resolve) => {
    let clicked = Number.NaN;
    document.addEventListener('click', (event) => (clicked = event.timeStamp), { capture: true, once: true });
    const watch = new MutationObserver(() => {
      const heading = document.querySelector('main h1');
      if (!heading || heading === before) return;
      watch.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - clicked);
        port2.postMessage(undefined);
      });
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  Object.assign(window, { painted });
}

function linkTo(page: Page, route: string) {
  // Footers show their links at every width; the home page is linked by the name in the header.
  return page.locator(`footer a[href="${route}"], header a[href="${route}"]:visible`).first();
}

/** Points at a link, or focuses it where nobody can point, until the page behind it has arrived. */
async function prefetch(page: Page, route: string, isTouch: boolean): Promise<void> {
  const link = linkTo(page, route);
  const file = payloadUrl(route);
  let hasArrived = false;
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === file)
      void response.finished().then(() => {
        hasArrived = true;
      });
  });
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  for (let tries = 0; tries < TRIES && !hasArrived; tries += 1) {
    // Before hydration nobody listens: once more, from elsewhere.
    if (isTouch) await link.blur();
    else await page.mouse.move(0, 0);
    await (isTouch ? link.focus() : link.hover());
    await page.waitForTimeout(PAUSE_MS);
  }
  if (!hasArrived)
    throw new Error(`${file} was not asked for when its link on ${page.url()} was pointed at.`);
  await page.waitForLoadState('networkidle');
}

/** From one page to another by its prefetched link: milliseconds from click to paint, at a slowed processor. */
export async function clickToPaint(
  page: Page,
  { origin, from, to, isTouch, slowdown }: ClickOptions,
): Promise<number> {
  await page.goto(origin + from, { waitUntil: 'networkidle' });
  await prefetch(page, to, isTouch);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(watchNextPage);
  await (isTouch ? linkTo(page, to).tap() : linkTo(page, to).click());
  return page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
}

export interface ClickOptions {
  origin: string;
  from: string;
  to: string;
  isTouch: boolean;
  /** How many times slower the processor is made. */
  slowdown: number;
}
