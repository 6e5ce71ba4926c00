import { parse } from 'node-html-parser';

/** A reply, as a crawler needs it. */
export interface CrawledReply {
  status: number;
  type: string;
  location?: string | undefined;
  text: string;
}

/** What a crawler has found. */
export interface Crawl {
  /** The addresses that were requested. */
  visited: string[];
  /** Addresses on the host of the site that are not below its path, each with the address that names it. */
  outside: string[];
  /** Addresses without a file or page. */
  broken: string[];
}

const ADDRESSES = ['href', 'src', 'action', 'poster', 'data-payload'];
const LISTS = ['srcset', 'imagesrcset'];

function inHtml(text: string): string[] {
  const root = parse(text, {
    comment: true,
    blockTextElements: { script: true, style: true, noscript: false },
  });
  const elements = root.querySelectorAll('*');
  const found = elements.flatMap((element) => [
    // Only what visitors without JavaScript send has an address, and it answers no GET.
    ...ADDRESSES.filter((name) => name !== 'action' || element.getAttribute('method') !== 'post').flatMap(
      (name) => element.getAttribute(name) ?? [],
    ),
    ...LISTS.flatMap((name) =>
      (element.getAttribute(name) ?? '').split(',').map((one) => one.trim().split(/\s/)[0] ?? ''),
    ),
    ...inStyles(element.getAttribute('style') ?? ''),
    ...(/^og:(?:image|url)$/.test(element.getAttribute('property') ?? '')
      ? [element.getAttribute('content') ?? '']
      : []),
  ]);
  const styles = root.querySelectorAll('style').flatMap((element) => inStyles(element.rawText));
  // The loader names the script, the style sheet and the fonts.
  const scripts = root.querySelectorAll('script').flatMap((element) => quoted(element.rawText));
  return [...found, ...styles, ...scripts];
}

const inStyles = (css: string) =>
  [...css.matchAll(/url\((["']?)(.*?)\1\)/g)].map(([, , address = '']) => address);

/** Addresses in quotes: complete ones of the host, and paths. */
const quoted = (text: string) =>
  [...text.matchAll(/"((?:https?:\/\/|\/)[^"\s\\]*)"/g)].map(([, address = '']) => address);

function addressesIn(target: string, { type, text }: CrawledReply): string[] {
  if (target.endsWith('/manifest.json')) return quoted(text);
  if (type.startsWith('text/html')) return inHtml(text);
  if (type.startsWith('text/css')) return inStyles(text);
  if (/\bxml\b|svg/.test(type))
    return [
      ...[...text.matchAll(/<(?:loc|id|uri)>([^<]*)</g)].map(([, address = '']) => address),
      ...[...text.matchAll(/\bhref="([^"]*)"/g)].map(([, address = '']) => address),
    ];
  if (type.startsWith('text/calendar'))
    return [...text.replaceAll('\r\n ', '').matchAll(/^URL:(.*?)\r?$/gm)].map(([, one = '']) => one);
  if (/^text\/(?:markdown|plain)/.test(type))
    return [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, address = '']) => address);
  return [];
}

/**
 * Follows every address in pages, styles, feeds, calendars, the sitemap and the Markdown of a site, from some addresses
 * on.
 * @param site Its public address.
 * @param ask Sends a request for a target.
 */
export async function crawl(
  site: string,
  starts: readonly string[],
  ask: (target: string) => Promise<CrawledReply>,
): Promise<Crawl> {
  const { origin, pathname: path } = new URL(site);
  const seen = new Set<string>();
  const crawled: Crawl = { visited: [], outside: [], broken: [] };
  const queue = starts.map((address) => ({ address, from: 'start' }));
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { address, from } = next;
    const url = new URL(address.replaceAll('&amp;', '&'), `${site}/`);
    const target = url.pathname + url.search;
    // Names of schemas, and other sites.
    if (url.origin !== origin || seen.has(target)) continue;
    seen.add(target);
    if (!`${url.pathname}/`.startsWith(`${path}/`)) {
      crawled.outside.push(`${target} in ${from}`);
      continue;
    }
    crawled.visited.push(target);
    const reply = await ask(target);
    if (reply.status >= 400 || reply.status < 200)
      crawled.broken.push(`${reply.status} ${target} in ${from}`);
    const found = reply.location === undefined ? addressesIn(target, reply) : [reply.location];
    for (const one of found.filter((text) => text !== '' && !/^(?:#|data:|mailto:|tel:|webcal:)/.test(text)))
      queue.push({ address: new URL(one.replaceAll('&amp;', '&'), origin + target).href, from: target });
  }
  return crawled;
}
