import path from 'node:path';
import {
  feedPath,
  isPlainRoute,
  MALFORMED,
  NOT_FOUND,
  normalRoute,
  reservedMessage,
  routeOfBuiltFile,
  slug,
} from '@json-site/compiler/documents';
import { decoded, parseUrl } from '@json-site/values/paths';
import type { Loss, OldDocument, OldSite } from '../old-site.ts';

/** Where everything of the old site is in the new one. */
export interface Plan {
  routes: ReadonlyMap<OldDocument, string>;
  /** The sections of posts, the one with most of them first. */
  sections: readonly Section[];
  /** The address of a page in the new site for an old path. */
  routeOf(address: string): string | undefined;
  documentAt(address: string): OldDocument | undefined;
  redirects: ReadonlyMap<string, string>;
  /** Adds a redirect for a file that has another address now. */
  redirectFile(from: string, to: string): void;
  losses: Loss[];
}

/** A list of posts: `/news`, whose posts are `/news/fair`. */
export interface Section {
  route: string;
  posts: OldDocument[];
  page?: OldDocument | undefined;
}

const BASE = 'https://old.invalid';

/** An old path as it is compared: decoded, in small letters, without its ending. */
export const keyOf = (address: string): string =>
  normalRoute(decoded(parseUrl(address, BASE)?.pathname ?? address));

/** `/2020/05/School_Fair.html` → `/2020/05/school-fair` */
function plainRoute(address: string): string {
  const parts = keyOf(address)
    .split('/')
    .map((part) => slug(part).replaceAll('/', '-'))
    .filter(Boolean);
  return `/${parts.join('/')}`;
}

/** The folder of a post without the parts of its date: `/blog/2020/05/fair` → `/blog` */
function sectionOf(address: string): string {
  const parts = plainRoute(address).split('/').slice(1, -1);
  const named = parts.filter((part) => !/^\d{1,4}$/.test(part));
  return named.length === 0 ? '' : `/${named.join('/')}`;
}

const nameOf = (address: string) => plainRoute(address).split('/').at(-1) ?? '';

/** Names that organisations give to their list of posts, if the old site has a page with one. */
const NEWS =
  /^\/(?:news|blog|posts|articles|updates|journal|aktuelles|noticias|actualites|newyddion|aktualnosci)$/;

/** The section of each post: the folder that it had, if several posts had it, or else the one list of posts. */
function sectionsOf(
  posts: readonly OldDocument[],
  pages: readonly OldDocument[],
  news: string,
): Map<OldDocument, string> {
  const routes = pages.map(({ address }) => plainRoute(address));
  const counts = new Map<string, number>();
  for (const { address } of posts) counts.set(sectionOf(address), (counts.get(sectionOf(address)) ?? 0) + 1);
  const main = routes.find((route) => NEWS.test(route)) ?? `/${slug(news)}`;
  const isOwn = (section: string) =>
    section !== '' &&
    ((counts.get(section) ?? 0) >= Math.min(posts.length, Math.max(2, posts.length / 4)) ||
      routes.includes(section)) &&
    reservedMessage(section) === undefined;
  return new Map(
    posts.map((post) => [post, isOwn(sectionOf(post.address)) ? sectionOf(post.address) : main]),
  );
}

/** Gives an address that no other page has. */
function free(route: string, taken: Set<string>): string {
  const usable = isPlainRoute(route) && route !== NOT_FOUND && reservedMessage(route) === undefined;
  const start = usable ? route : `/page${route === '/' ? '' : route}`;
  let found = start;
  for (let number = 2; taken.has(found); number++) found = `${start}-${number}`;
  taken.add(found);
  return found;
}

const isHome = (address: string, url: string | undefined) =>
  keyOf(address) === '/' || (url !== undefined && keyOf(address) === keyOf(parseUrl(url)?.pathname ?? '/'));

function routesOf(site: OldSite, sections: ReadonlyMap<OldDocument, string>): Map<OldDocument, string> {
  const taken = new Set<string>();
  const routes = new Map<OldDocument, string>();
  const withPage = site.documents.filter(({ address }) => address !== '');
  const home = withPage.find((document) => document.kind === 'page' && isHome(document.address, site.url));
  if (home) routes.set(home, free('/', taken));
  taken.add('/');
  // Pages are first: they keep their addresses.
  const sorted = withPage.toSorted((a, b) => Number(a.kind === 'post') - Number(b.kind === 'post'));
  for (const document of sorted) {
    if (document === home) continue;
    const section = sections.get(document);
    const wanted =
      section === undefined
        ? plainRoute(document.address)
        : `${section}/${nameOf(document.address) || 'post'}`;
    routes.set(document, free(wanted, taken));
  }
  return routes;
}

/** An old address may have any form, but no character that hosts interpret as a pattern. */
const OLD = /^\/([^\s?#*:\\{}"%]|%[0-9a-f]{2})+$/i;

interface Redirecting {
  redirects: Map<string, string>;
  taken: ReadonlySet<string>;
  losses: Loss[];
}

/** Adds a redirect, unless a page of the new site answers there. */
function redirect(from: string, to: string, place: Loss, { redirects, taken, losses }: Redirecting): void {
  const encoded = (parseUrl(from, BASE)?.pathname ?? from).replace(/(.)\/+$/, '$1');
  const compared = decoded(encoded);
  const answered = taken.has(compared) || taken.has(routeOfBuiltFile(compared) ?? '') || compared === '/';
  if (answered || compared === to || [...redirects.keys()].some((one) => decoded(one) === compared)) return;
  const reserved = reservedMessage(compared);
  if (OLD.test(encoded) && !new RegExp(MALFORMED).test(encoded) && reserved === undefined)
    redirects.set(encoded, to);
  else
    losses.push({
      ...place,
      what: `the old address ${from}, which cannot be redirected${reserved ? `: ${reserved}` : ''}`,
    });
}

function redirectsOf(
  site: OldSite,
  routes: ReadonlyMap<OldDocument, string>,
  sections: readonly Section[],
): Redirecting {
  const pages = [...routes].filter(([{ isDraft }]) => !isDraft);
  const taken = new Set([...routes.values(), ...sections.map(({ route }) => route), '/']);
  const adding: Redirecting = { redirects: new Map(), taken, losses: [] };
  for (const [document, route] of pages) {
    const place: Loss = { file: document.file, line: document.line, what: '' };
    for (const from of [document.address, ...document.aliases]) {
      const path = from.startsWith('/') ? from : (parseUrl(from)?.pathname ?? `/${from}`);
      redirect(path, route, place, adding);
    }
  }
  const [main] = sections;
  const target = main?.route ?? '/';
  const place: Loss = { file: site.kind, line: 1, what: '' };
  for (const from of site.lists) redirect(from, target, place, adding);
  if (main) for (const from of site.feeds) redirect(from, feedPath(main.route), place, adding);
  return adding;
}

/** Plans the addresses of the new site: an old one stays as it is, if it can be the address of a page. */
export function planAddresses(site: OldSite, news: string): Plan {
  const ofKind = (kind: OldDocument['kind']) => site.documents.filter((one) => one.kind === kind);
  const posts = ofKind('post');
  const bySection = sectionsOf(posts, ofKind('page'), news);
  const routes = routesOf(site, bySection);
  const byRoute = new Map([...routes].map(([document, route]) => [route, document]));
  const sections = [...new Set(bySection.values())]
    .map(
      (route): Section => ({
        route,
        posts: posts.filter((post) => bySection.get(post) === route && !post.isDraft),
        page: byRoute.get(route),
      }),
    )
    .filter((section) => section.posts.length > 0)
    .toSorted((a, b) => b.posts.length - a.posts.length);
  const adding = redirectsOf(site, routes, sections);
  const { redirects, losses } = adding;
  const byKey = new Map<string, OldDocument>();
  for (const document of routes.keys())
    for (const address of [document.address, ...document.aliases])
      if (!byKey.has(keyOf(address))) byKey.set(keyOf(address), document);
  const lists = new Set(site.lists.map(keyOf));
  const documentAt = (address: string) => byKey.get(keyOf(address));
  return {
    routes,
    sections,
    redirects,
    losses,
    redirectFile: (from, to) => redirect(from, to, { file: site.kind, line: 1, what: '' }, adding),
    documentAt,
    routeOf(address) {
      const document = documentAt(address);
      if (document) return document.isDraft ? undefined : routes.get(document);
      const key = keyOf(address);
      const section = sections.find(({ route }) => route === key);
      if (section || key === '/') return key;
      return lists.has(key) ? (sections[0]?.route ?? '/') : undefined;
    },
  };
}

/** The document that a text names by its file: `../about.md`. */
export function documentOfFile(site: OldSite, address: string, from: string): OldDocument | undefined {
  const name = decoded(address.replace(/[?#].*$/, ''));
  if (!/\.(?:md|markdown|mdx|html?)$/i.test(name)) return undefined;
  const beside = path.posix.join(path.posix.dirname(from), name);
  const candidates = [beside, name.replace(/^\/+/, ''), path.posix.join('content', name)];
  return site.documents.find(({ file }) => candidates.includes(file));
}
