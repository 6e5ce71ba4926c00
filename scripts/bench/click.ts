import type { Page } from '@playwright/test';
import { payloadUrl } from '../../src/app/navigation/payload.ts';

const TRIES = 20;
const PAUSE_MS = 100;

/**
 * Measures the time from the click to the paint of the next page's main heading. Runs in the page.
 *
 * It ends with the task after the first frame that contains the new heading. Event Timing would end with the first
 * frame after the event handlers, which may still show the old page, and Element Timing needs an attribute in the HTML.
 */
function watchNextPage(): void {
  const before = document.querySelector('main h1');
  const painted = new Promise<number>((resolve) => {
    let clickTime = Number.NaN;
    document.addEventListener('click', (event) => (clickTime = event.timeStamp), {
      capture: true,
      once: true,
    });
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('main h1');
      if (!heading || heading === before) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - clickTime);
        port2.postMessage(undefined);
      });
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  Object.assign(window, { painted });
}

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

export interface ClickOptions {
  origin: string;
  from: string;
  to: string;
  isTouch: boolean;
  /** The factor by which the processor is slowed down. */
  slowdown: number;
}

/** Follows a prefetched link and returns the milliseconds from click to paint. */
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
