import anyAscii from 'any-ascii';

/** The page that visitors see for an unknown path. It is not in the sitemap or in lists of pages. */
export const NOT_FOUND = '/404';

export const PAGES = 'content/pages/';

/** `content/pages/industries/charity.json` → `/industries/charity` */
export function routeOfFile(file: string): string {
  const path = file
    .slice(PAGES.length)
    .replace(/\.json$/i, '')
    .replace(/(?:(?:^|\/)index)+$/i, '');
  return `/${path}`;
}

/** `/industries/charity` → `content/pages/industries/charity.json` */
export function fileOfRoute(route: string): string {
  return `${PAGES}${route === '/' ? 'index' : route.slice(1)}.json`;
}

/** `/industries/charity` → `/industries`, `/industries` → `/` */
export function parentOf(route: string): string {
  return route.slice(0, route.lastIndexOf('/')) || '/';
}

/**
 * The address of what a page lets people subscribe to: of its news `/news` → `/news/feed.xml`, of its events or of the
 * event that it is about `/concerts` → `/concerts.ics`.
 */
export function feedPath(route: string, of: 'news' | 'events' = 'news'): string {
  if (of === 'events') return `${route === '/' ? '/index' : route}.ics`;
  return `${route === '/' ? '' : route}/feed.xml`;
}

/** Whether an address is easy to type and to say: lowercase letters, digits and single hyphens. */
export function isPlainRoute(route: string): boolean {
  return route === '/' || /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(route);
}

/** Letters in ASCII: ß is ss, ø is o, и is i. Without the apostrophes of sounds that ASCII has no letter for. */
const inAscii = (letters: string) => anyAscii(letters).replace(/[^A-Za-z0-9]/g, '');

/** `My Page_2` → `my-page-2`, `Łódź` → `lodz`. Empty for a text without letters and digits. */
export function slug(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{L}\p{M}]+/gu, inAscii)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/-*\/-*/g, '/');
}

/** Normalises an internal address: lowercase, no slash, `.html` or `/index` at the end. */
export function normalRoute(path: string): string {
  const plain = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/+$/, '')
    .replace(/(\/index)?\.html?$/, '')
    .replace(/\/index$/, '');
  return plain || '/';
}

const TEMPLATE = /^content\/pages\/(?:.*\/)?\[([^/]*)\]\.json$/;

/** The collection in the name of a template: `content/pages/people/[people].json` → `people`. Undefined for a page. */
export function templateCollection(file: string): string | undefined {
  return TEMPLATE.exec(file)?.[1];
}

/** The page of a record: `content/pages/people/[people].json`, `ada` → `/people/ada` */
export function routeOfRecord(template: string, id: string): string {
  return routeOfFile(`${template.slice(0, template.lastIndexOf('['))}${id}.json`).toLowerCase();
}
