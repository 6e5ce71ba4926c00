import { MALFORMED } from '@json-site/compiler/documents';
import type { Redirect } from '@json-site/compiler/types';
import { NOT_FOUND_FILE } from './addresses.ts';

/** Permanent: browsers and search engines may cache the redirect. */
export const REDIRECT_STATUS = 301;

/** Resolves addresses of the site; only their paths are used. */
const BASE = 'https://localhost';

/** A redirect in the form that servers use: a decoded path without a slash at its end, and a Location in ASCII. */
export interface ServedRedirect {
  /** The former address, percent-encoded. */
  from: string;
  path: string;
  location: string;
}

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

/**
 * Servers compare decoded paths, and treat /old and /old/ as one address: the first of two redirects wins. They refuse
 * malformed addresses, and an address that is both a redirect and the not-found page would stop nginx.
 */
export function servedRedirects(redirects: Redirect[]): ServedRedirect[] {
  const served = new Map<string, ServedRedirect>();
  for (const { from, to } of redirects) {
    const path = decodeURIComponent(from).replace(/\/+$/, '');
    const isServed = !new RegExp(MALFORMED).test(from) && path !== NOT_FOUND_FILE;
    if (isServed && !served.has(path))
      served.set(path, { from: pathnameOf(from), path, location: locationOf(to) });
  }
  return [...served.values()];
}

/**
 * The `_redirects` file for static hosts, in ASCII: Netlify reads a line for both spellings of an address, Cloudflare
 * only for the one that is written. Both put the query of a request into the Location.
 */
export function redirectsFile(redirects: Redirect[]): string {
  return servedRedirects(redirects)
    .flatMap(({ from, location }) => {
      const address = from.replace(/\/+$/, '');
      return [address, `${address}/`].map((one) => `${one} ${location} ${REDIRECT_STATUS}\n`);
    })
    .join('');
}

/** Reads the redirects from the text of a `_redirects` file. */
export function readRedirectsFile(text: string): ServedRedirect[] {
  const lines = text.split('\n').map((line) => line.split(' '));
  return servedRedirects(lines.flatMap(([from, to]) => (from && to ? [{ from, to }] : [])));
}
