import type { Block } from '@json-site/model/content-types';
import { SITE_PATH } from '../site-path/site-path.ts';

/** A page as the browser gets it, with exactly the data that it shows. */
export interface ClientPage {
  path: string;
  title: string;
  /** The title of the document, if it is another one. */
  searchTitle?: string;
  description: string;
  reveal?: boolean;
  blocks: Block[];
  /** The language of the page and the rest of these properties: only on a site with several languages. */
  language?: string;
  dir?: 'rtl';
  /** The home page of the language, unless that is "/". */
  home?: string;
  /** The addresses of the same page by language. */
  versions?: Record<string, string>;
}

/** The content of a page's data file. It has the name of the HTML file and ends with `PAYLOAD_ENDING`. */
export interface PagePayload {
  /** The build that the data belongs to. Code of another build must load the document instead. */
  build: string;
  /** Day of the prerendering, `YYYY-MM-DD`. */
  renderedOn: string;
  page: ClientPage;
}

/** The page for every route without a file. */
export const NOT_FOUND_PATH = '/404';

/** Returns the route of a path in a browser: `/about/` and `/about` are the same one. */
export function routeOfUrl(pathname: string): string {
  return (SITE_PATH ? pathname.slice(SITE_PATH.length) : pathname).replace(/\/+$/, '') || '/';
}

/** Routes contain no dot, so no other file of the site has this ending. */
export const PAYLOAD_ENDING = '.data.json';

/** Whether a path on this site is a file, such as a PDF or a feed, and no page. Routes contain no dot. */
export function isFilePath(path: string): boolean {
  return /^[^?#]*\./.test(path);
}

/** Returns the URL of a route's payload: `/about` → `/about.data.json`. */
export function payloadUrl(route: string): string {
  return `${SITE_PATH}${route === '/' ? '/index' : route}${PAYLOAD_ENDING}`;
}

/** Returns the route of a payload's URL, or undefined for any other URL. */
export function routeOfDataUrl(pathname: string): string | undefined {
  if (!pathname.endsWith(PAYLOAD_ENDING)) return undefined;
  const route = pathname.slice(0, -PAYLOAD_ENDING.length);
  return route === '/index' ? '/' : route;
}

/** Returns the document's title, which the browser's tab shows. */
export function documentTitle(
  { title, searchTitle = title, path, home = '/' }: ClientPage,
  siteName: string,
): string {
  return path === home ? `${siteName}: ${searchTitle}` : `${searchTitle} · ${siteName}`;
}
