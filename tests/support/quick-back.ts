import type { Locator } from '@playwright/test';

/** Follows a link and goes back so many milliseconds later, whatever is still on its way or being drawn. */
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
  // Whatever is still being rendered has been painted by then.
  await link.page().evaluate(() => new Promise((resolve) => window.requestIdleCallback(resolve)));
}
