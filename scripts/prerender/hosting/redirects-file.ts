import type { Redirect } from '../../../src/compiler/types.ts';

/** Permanent: browsers and search engines may cache the redirect. */
export const REDIRECT_STATUS = 301;

/** The `_redirects` file for static hosts. */
export function redirectsFile(redirects: Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} ${REDIRECT_STATUS}\n`).join('');
}
