import type { Page } from '@playwright/test';

interface Watched {
  /** The event that begins the measurement. */
  event: 'click' | 'input';
  /** The element whose next appearance ends it. */
  selector: string;
}

/**
 * Measures the time from the next event to the paint of a new element. Runs in the page.
 *
 * It ends with the task after the first frame that contains the element. Event Timing would end with the first frame
 * after the event handlers, which may still show the old page, and Element Timing needs an attribute in the HTML.
 */
function watchInPage({ event, selector }: Watched): void {
  const before = document.querySelector(selector);
  const painted = new Promise<number>((resolve) => {
    let began = Number.NaN;
    document.addEventListener(event, ({ timeStamp }) => (began = timeStamp), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      const found = document.querySelector(selector);
      if (!found || found === before) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - began);
        port2.postMessage(undefined);
      });
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  Object.assign(window, { painted });
}

/** Returns the milliseconds from the event that `act` causes to the paint of the element. */
export async function timeToPaint(page: Page, watched: Watched, act: () => Promise<void>): Promise<number> {
  await page.evaluate(watchInPage, watched);
  await act();
  return page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
}
