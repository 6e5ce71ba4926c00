import type { Locator } from '@playwright/test';

/** Follows a link and goes back after some milliseconds, even if the next page is still loading or rendering. */
export async function followAndGoBack(link: Locator, milliseconds: number): Promise<void> {
  await link.evaluate(
    (element, wait) =>
      new Promise<void>((resolve) => {
        window.addEventListener('popstate', () => resolve(), { once: true });
        (element as HTMLElement).click();
        setTimeout(() => window.history.back(), wait);
      }),
    milliseconds,
  );
  // By then every pending render has been painted.
  await link.page().evaluate(() => new Promise((resolve) => window.requestIdleCallback(resolve)));
}
