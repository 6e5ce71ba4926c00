import type { Page, Route } from '@playwright/test';

/**
 * Holds the requests that match. Returns the function that lets them, and later ones, go on; `reply` may answer them.
 */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  reply: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await reply(route);
  });
  return release;
}
