import { reloadInPlace } from '@json-site/ui/reload';
import { storeInitialPage } from './page-store.ts';
import { type PagePayload, routeOfUrl } from './payload.ts';

/**
 * Milliseconds to the last attempt. A phone that loses its connection in a tunnel usually has it back within a minute.
 */
const LAST_DELAY = 32_000;

const wait = (delay: number) => new Promise((resolve) => setTimeout(resolve, delay));

async function fetchWithRetries(url: string): Promise<Response> {
  for (let delay = 1000; delay <= LAST_DELAY; delay *= 2) {
    try {
      return await fetch(url);
    } catch {
      await wait(delay);
    }
  }
  return fetch(url);
}

/** Whether the document is the result of a reload. A second reload would not help: the page works as HTML. */
function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload';
}

/**
 * Loads the data of the page in the document, whose root element names the URL and the build. When the site was
 * deployed again in between, the function reloads the page once and returns undefined; so it does when there is no
 * data.
 */
export async function loadInitialPage({
  payload: url,
  build,
}: DOMStringMap): Promise<PagePayload | undefined> {
  if (!url) return undefined;
  const response = await fetchWithRetries(url);
  const payload = response.ok ? ((await response.json()) as PagePayload) : undefined;
  if (payload?.build !== build) {
    if (!isReload()) reloadInPlace();
    return undefined;
  }
  if (payload) storeInitialPage(routeOfUrl(window.location.pathname), payload);
  return payload;
}
