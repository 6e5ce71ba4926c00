import type { Redirect } from '../../../src/compiler/types.ts';

/** For good: browsers and search engines may remember it. */
export const REDIRECT_STATUS = 301;

/** The `_redirects` file that static hosts read. */
export function redirectsFile(redirects: Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} ${REDIRECT_STATUS}\n`).join('');
}
