import { MALFORMED } from '@json-site/compiler/documents';
import type { Redirect } from '@json-site/compiler/types';
import { addressBelow } from '@json-site/model/visitor';
import { NOT_FOUND_FILE, SUBMIT_PATH } from './addresses.ts';

/** Permanent: browsers and search engines may cache the redirect. */
export const REDIRECT_STATUS = 301;

/** Resolves addresses of the site; only their paths are used. */
const BASE = 'https://localhost';

/** A redirect in the form that servers use: a decoded path without a slash at its end, and a Location in ASCII. */
export interface ServedRedirect {
  /** The former address, percent-encoded. One of a folder ends with `/*`. */
  from: string;
  path: string;
  location: string;
  /**
   * Only of a folder: every address below the path redirects to the same Location, or to the Location with the rest of
   * the address at its end, as the client has sent it.
   */
  below?: 'same' | 'rest';
}

const WILDCARD = /^([^?#]*\/)\*$/;

/** How `_redirects` writes the rest of an address. */
const REST = ':splat';

/** A path as browsers and Cloudflare send it: `URL` of older Node.js leaves this one character as it is. */
const pathnameOf = (address: string) => new URL(address, BASE).pathname.replaceAll('^', '%5E');

function locationOf(to: string): string {
  const { href, pathname, search, hash } = new URL(to, BASE);
  const address = to.startsWith('/') ? pathname + search + hash : href;
  // Servers read these characters as variables or as the end of a string.
  return address.replace(/[$"{}\\`]/g, encodeURIComponent);
}

/**
 * Puts the query of a request, with its question mark, into a Location: before a fragment, unless that has a query
 * itself.
 */
export function withQuery(location: string, query: string): string {
  const [, address = '', fragment = ''] = /^([^#]*)(.*)$/.exec(location) ?? [];
  return address.includes('?') ? location : address + query + fragment;
}

/** The redirect of everything below a folder. Undefined for one address. */
function redirectBelow({ from, to }: Redirect): ServedRedirect | undefined {
  const [, folder] = WILDCARD.exec(from) ?? [];
  if (folder === undefined) return undefined;
  const [, rest] = WILDCARD.exec(to) ?? [];
  return {
    from: `${pathnameOf(folder)}*`,
    path: decodeURIComponent(folder).replace(/\/+$/, ''),
    location: locationOf(rest ?? to),
    below: rest === undefined ? 'same' : 'rest',
  };
}

/** The redirect of the folder itself: hosts differ in whether `/old/*` is `/old` too. */
const redirectOfFolder = ({ from, to }: Redirect): Redirect => {
  const folder = (address: string) =>
    address.replace(WILDCARD, (_, path: string) => path.replace(/(.)\/$/, '$1'));
  return { from: folder(from), to: folder(to) };
};

/**
 * Servers compare decoded paths, and treat /old and /old/ as one address: the first of two redirects wins. They refuse
 * malformed addresses, and an address that is both a redirect and the not-found page would stop nginx. Those of folders
 * are last, the nearest folder first.
 * @param site The path of the site.
 */
export function servedRedirects(written: readonly Redirect[], site = ''): ServedRedirect[] {
  const redirects = written.map(({ from, to }) => ({
    from: addressBelow(site, from),
    to: addressBelow(site, to),
  }));
  const served = new Map<string, ServedRedirect>();
  const isFolder = ({ from }: Redirect) => WILDCARD.test(from);
  const [folders, single] = [redirects.filter(isFolder), redirects.filter((one) => !isFolder(one))];
  for (const { from, to } of [...single, ...folders.map(redirectOfFolder)]) {
    const path = decodeURIComponent(from).replace(/\/+$/, '');
    const isServed = !new RegExp(MALFORMED).test(from) && path !== addressBelow(site, NOT_FOUND_FILE);
    if (isServed && !served.has(path))
      served.set(path, { from: pathnameOf(from), path, location: locationOf(to) });
  }
  const below = folders.flatMap((one) => redirectBelow(one) ?? []);
  return [...served.values(), ...below.sort((a, b) => b.path.length - a.path.length)];
}

/** What a request target has after the path of a folder, as the client has sent it: the rest, and the query. */
export function restPattern({ path }: ServedRedirect): string {
  return `^${'/[^/?]*'.repeat(path.split('/').length - 1)}/([^?]*)(\\?.+)?`;
}

/** Not a redirect: the host fetches the other address. */
const PASSED_ON = '200';

/**
 * The `_redirects` file for static hosts, in ASCII: Netlify reads a line for both spellings of an address, Cloudflare
 * only for the one that is written. Both put the query of a request into the Location.
 * @param submit The function to which Netlify passes on forms. Cloudflare ignores the line.
 * @param site The path of the site.
 */
export function redirectsFile(redirects: Redirect[], submit = '', site = ''): string {
  const passedOn = submit && `${site}${SUBMIT_PATH}/* ${submit}/${REST} ${PASSED_ON}\n`;
  const lines = servedRedirects(redirects, site)
    .flatMap(({ from, location, below }) => {
      if (below) return `${from} ${location}${below === 'rest' ? REST : ''} ${REDIRECT_STATUS}\n`;
      const address = from.replace(/\/+$/, '');
      return [address, `${address}/`].map((one) => `${one} ${location} ${REDIRECT_STATUS}\n`);
    })
    .join('');
  return passedOn + lines;
}

/** Reads the redirects from the text of a `_redirects` file. */
export function readRedirectsFile(text: string): ServedRedirect[] {
  const all = text.split('\n').map((line) => line.split(' '));
  const lines = all.filter(([, , status]) => status !== PASSED_ON);
  const written = (to: string) => to.replace(new RegExp(`${REST}$`), '*');
  return servedRedirects(lines.flatMap(([from, to]) => (from && to ? [{ from, to: written(to) }] : [])));
}
