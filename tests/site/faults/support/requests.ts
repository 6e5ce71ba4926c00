import type { Page, Route } from '@playwright/test';

/** Every request that a form may make. */
export const REQUESTS = '**/rest/v1/**';

/** Lets a request arrive and be stored, and then does something else than hand over the answer. */
export async function afterCommit(page: Page, then: (route: Route) => Promise<unknown>): Promise<void> {
  await page.route(REQUESTS, async (route) => {
    await route.fetch();
    await then(route);
  });
}

/** Changes a script on its way, as another build would have made it. Fails when there is nothing to change. */
export async function rewriteScript(page: Page, file: RegExp, from: string, to: string): Promise<void> {
  await page.route(file, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    if (!text.includes(from)) throw new Error(`${route.request().url()} contains no ${from}`);
    // The real one must be fetched anew when the page is loaded without this.
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ response, headers, body: text.replace(from, to) });
  });
}

/** The code that sends, the form's own code, as the build names them. */
export const CLIENT_CODE = /\/assets\/client-[^/]+\.js$/;
export const ENGINE_CODE = /\/assets\/FormEngine-[^/]+\.js$/;
