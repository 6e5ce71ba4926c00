/** The page that visitors see on an unknown path; in no list and not in the sitemap. */
export const NOT_FOUND = '/404';

export const PAGES = 'content/pages/';

/** `content/pages/industries/charity.json` → `/industries/charity` */
export function routeOfFile(file: string): string {
  const path = file
    .slice(PAGES.length)
    .replace(/\.json$/i, '')
    .replace(/(^|\/)index$/i, '');
  return `/${path}`;
}

/** `/industries/charity` → `/industries`, `/industries` → `/` */
export function parentOf(route: string): string {
  return route.slice(0, route.lastIndexOf('/')) || '/';
}

/** True when an address can be typed and spoken: small letters, digits, single hyphens. */
export function isPlainRoute(route: string): boolean {
  return route === '/' || /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(route);
}

/** The plain form nearest to any text: `My Page_2` → `my-page-2`. */
export function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/-*\/-*/g, '/');
}

/** The one form of an internal address: no slash or .html at the end, no /index, small letters. */
export function normalRoute(path: string): string {
  const plain = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/+$/, '')
    .replace(/(\/index)?\.html?$/, '')
    .replace(/\/index$/, '');
  return plain || '/';
}
