import type { Redirect } from '../../../src/compiler/types.ts';

/** Permanent: browsers and search engines may cache the redirect. */
export const REDIRECT_STATUS = 301;

/** Resolves addresses of the site; only their paths are used. */
const BASE = 'https://localhost';

/** A redirect in the form that servers use: a decoded path without a slash at its end, and a Location in ASCII. */
export interface ServedRedirect {
  path: string;
  location: string;
}

function locationOf(to: string): string {
  const { href, pathname, search, hash } = new URL(to, BASE);
  const address = to.startsWith('/') ? pathname + search + hash : href;
  // Servers read these characters as variables or as the end of a string.
  return address.replace(/[$"{}\\`]/g, encodeURIComponent);
}

/** Servers compare decoded paths, and treat /old and /old/ as one address. */
export function servedRedirect({ from, to }: Redirect): ServedRedirect {
  return { path: decodeURIComponent(from).replace(/\/+$/, ''), location: locationOf(to) };
}

/** The `_redirects` file for static hosts: a line for each redirect, in ASCII. */
export function redirectsFile(redirects: Redirect[]): string {
  return redirects
    .map(({ from, to }) => `${new URL(from, BASE).pathname} ${locationOf(to)} ${REDIRECT_STATUS}\n`)
    .join('');
}

/** Reads the redirects from the text of a `_redirects` file. */
export function readRedirects(text: string): ServedRedirect[] {
  return text.split('\n').flatMap((line) => {
    const [from, to] = line.split(' ');
    return from && to ? [servedRedirect({ from, to })] : [];
  });
}
