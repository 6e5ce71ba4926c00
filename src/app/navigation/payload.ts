import type { Block } from '../../generated/content-types.ts';

/** A page as the browser gets it: what it shows and nothing else. */
export interface ClientPage {
  path: string;
  title: string;
  description: string;
  reveal?: boolean;
  blocks: Block[];
}

/** What stands beside a page's HTML, in a file of the same name that ends with `PAYLOAD_ENDING`. */
export interface PagePayload {
  /** Name of the code that this data was made for. Other code must load the page anew. */
  build: string;
  /** Day of the prerendering, `YYYY-MM-DD`. */
  renderedOn: string;
  page: ClientPage;
}

/** The page shown for any route that no file provides. */
export const NOT_FOUND_PATH = '/404';

/** `/about/` and `/about` are one route. */
export function routeOfUrl(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}

/** No route has a dot in it, so that no other file of the site can have such a name. */
export const PAYLOAD_ENDING = '.data.json';

/** Where a route's payload is served: `/about` → `/about.data.json`. */
export function payloadUrl(route: string): string {
  return `${route === '/' ? '/index' : route}${PAYLOAD_ENDING}`;
}

/** The route whose payload an address is; nothing when it is none. */
export function routeOfDataUrl(pathname: string): string | undefined {
  if (!pathname.endsWith(PAYLOAD_ENDING)) return undefined;
  const route = pathname.slice(0, -PAYLOAD_ENDING.length);
  return route === '/index' ? '/' : route;
}

/** The text of the browser's tab. */
export function documentTitle(page: Pick<ClientPage, 'title' | 'path'>, siteName: string): string {
  return page.path === '/' ? `${siteName}: ${page.title}` : `${page.title} · ${siteName}`;
}
