import type { APIResponse, Page, Route } from '@playwright/test';

/** Matches every request of a form to the backend. */
export const REQUESTS = '**/rest/v1/**';

/**
 * Sends the request of a page to the server on a connection of its own: one that Playwright has kept may be closed by
 * the server at the same moment, which a POST does not survive.
 */
export function fetchAlone(route: Route): Promise<APIResponse> {
  return route.fetch({ headers: { ...route.request().headers(), connection: 'close' } });
}

/** Lets the backend store the request, then calls `then` instead of returning the reply. */
export async function afterCommit(page: Page, then: (route: Route) => Promise<unknown>): Promise<void> {
  await page.route(REQUESTS, async (route) => {
    await fetchAlone(route);
    await then(route);
  });
}

/** Replaces text in a script on its way to the page. Throws when the script does not contain `from`. */
export async function rewriteScript(page: Page, file: RegExp, from: string, to: string): Promise<void> {
  await page.route(file, async (route) => {
    const response = await fetchAlone(route);
    const text = await response.text();
    if (!text.includes(from)) throw new Error(`${route.request().url()} contains no ${from}`);
    // Without no-store, the page would use the changed script from its cache after the route is removed.
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ response, headers, body: text.replace(from, to) });
  });
}

/** The address of the embedded backend with which the code that sends is built: `scripts/backend/backend-plugin.ts`. */
export const BACKEND_ADDRESS = '(globalThis.location?.origin,';

/** The chunks of the code that sends and of the form, as the build names them. */
export const CLIENT_CODE = /\/assets\/client-[^/]+\.js$/;
export const ENGINE_CODE = /\/assets\/FormEngine-[^/]+\.js$/;
