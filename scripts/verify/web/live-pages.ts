import { type HTMLElement, parse } from 'node-html-parser';
import type { PagePayload } from '../../../src/app/navigation/payload.ts';
import { isFilePath, payloadUrl, routeOfUrl } from '../../../src/app/navigation/payload.ts';
import { HASHED_FOLDERS } from '../../../src/compiler/source/reserved.ts';
import { oncePerRun } from '../check.ts';

/** A page as the live site sends it. */
export interface LivePage {
  path: string;
  status: number;
  html: string;
  document: HTMLElement;
  contentType: string;
}

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));

/** The addresses in the live sitemap, also if it is an index of several. */
export const sitemapAddresses = oncePerRun(async (run) => {
  const { status, body } = await run.get('/sitemap.xml');
  if (status !== 200) return [];
  const found = locations(body.toString());
  const parts = found.filter((address) => address.endsWith('.xml'));
  const inParts = await Promise.all(
    parts.map(async (address) => locations((await run.get(new URL(address).pathname)).body.toString())),
  );
  return [...found.filter((address) => !parts.includes(address)), ...inParts.flat()];
});

/** Which build the home page belongs to; undefined if it is no page of this project. */
export const liveBuild = oncePerRun(
  async (run): Promise<Pick<PagePayload, 'build' | 'renderedOn'> | undefined> => {
    const { status, body } = await run.get(payloadUrl('/'));
    try {
      return status === 200 ? (JSON.parse(body.toString()) as PagePayload) : undefined;
    } catch {
      return undefined;
    }
  },
);

/** Every page that the live sitemap or the build has, as the live site sends it. */
export const livePages = oncePerRun(async (run): Promise<LivePage[]> => {
  const addresses = await sitemapAddresses(run);
  const listed = addresses.map((address) => routeOfUrl(decodeURI(new URL(address).pathname)));
  const live = await liveBuild(run);
  const built = live?.build === run.built.payload('/').build ? run.built.pages : [];
  const pages: LivePage[] = [];
  for (const path of [...new Set([...listed, ...built])].sort()) {
    const { status, headers, body } = await run.get(encodeURI(path));
    const html = body.toString();
    pages.push({ path, status, html, document: parse(html), contentType: headers['content-type'] ?? '' });
  }
  return pages;
});

/** Files that an inline script or style loads. */
const LATER = new RegExp(`(?<=["'(])(?:${HASHED_FOLDERS.join('|')})[^\\s"'()<>,\\\\]+`, 'g');

/** Every address of this site that an element loads or links to. */
function addressesIn({ document, html, path }: LivePage, origin: string): string[] {
  const written = document
    .querySelectorAll('[href], [src], [srcset], [poster], [data-src]')
    .flatMap((element) => [
      ...['href', 'src', 'poster'].map((name) => element.getAttribute(name) ?? ''),
      ...(element.getAttribute('srcset') ?? '').split(',').map((part) => part.trim().split(/\s+/)[0] ?? ''),
    ]);
  return [...written, ...(html.match(LATER) ?? [])]
    .filter((address) => address !== '' && URL.canParse(address, origin + path))
    .map((address) => new URL(address, origin + path))
    .filter((url) => url.origin === origin)
    .map((url) => url.pathname);
}

/** The addresses of this site that its pages refer to, each with the first page that does. */
export const referredAddresses = oncePerRun(async (run): Promise<Map<string, string>> => {
  const found = new Map<string, string>();
  for (const page of await livePages(run))
    for (const address of addressesIn(page, run.origin))
      if (!found.has(address)) found.set(address, page.path);
  return found;
});

/** A file of the site's code. */
export interface LiveScript {
  path: string;
  status: number;
  text: string;
}

/** Every script of the live site: those of its pages, and those that they load. */
export const liveScripts = oncePerRun(async (run): Promise<LiveScript[]> => {
  const isScript = (path: string) => isFilePath(path) && path.endsWith('.js');
  const waiting = [...(await referredAddresses(run)).keys()].filter(isScript);
  const scripts = new Map<string, LiveScript>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (scripts.has(path)) continue;
    const { status, body } = await run.get(path);
    const text = body.toString();
    scripts.set(path, { path, status, text });
    for (const [, name] of text.matchAll(/["'`](?:\.\/|\/?assets\/)([\w.-]+\.js)["'`]/g))
      waiting.push(`${path.slice(0, path.lastIndexOf('/'))}/${name}`);
  }
  return [...scripts.values()];
});
