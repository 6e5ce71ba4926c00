import { rememberPage } from './page-store.ts';
import { type PagePayload, routeOfUrl } from './payload.ts';

/** Waits between tries, in milliseconds: a phone in a tunnel is back within a minute or so. */
const WAITS = [1000, 2000, 4000, 8000, 16_000, 32_000];

const after = (wait: number) => new Promise((resolve) => setTimeout(resolve, wait));

async function ask(url: string): Promise<Response> {
  for (const wait of WAITS) {
    try {
      return await fetch(url);
    } catch {
      await after(wait);
    }
  }
  return fetch(url);
}

/** Whether this load is itself a second try. Then the page stays as it came: it can be read and its links work. */
function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload';
}

/**
 * The data of the page whose HTML has come, as its root element names it. Nothing if it cannot be had: when the site
 * has been deployed anew in between, the page is loaded again, once.
 */
export async function firstPage({ payload: url, build }: DOMStringMap): Promise<PagePayload | undefined> {
  if (!url) return undefined;
  const response = await ask(url);
  const payload = response.ok ? ((await response.json()) as PagePayload) : undefined;
  if (payload?.build !== build) {
    if (!isReload()) window.location.reload();
    return undefined;
  }
  if (payload) rememberPage(routeOfUrl(window.location.pathname), payload);
  return payload;
}
