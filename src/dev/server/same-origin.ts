import type { IncomingMessage } from 'node:http';

/** The host of an address that a header carries; undefined for "null" and what is none. */
function hostOf(address: string | undefined): string | undefined {
  return address && URL.canParse(address) ? new URL(address).host : undefined;
}

/**
 * Whether a page of this very server asks. Any page a developer has open elsewhere can reach the development server
 * too, and must not make it write a file or open an editor. Vite has compared the Host with its list before.
 */
export function isSameOrigin({ headers }: IncomingMessage): boolean {
  // Browsers leave it out where the address is neither https: nor this machine.
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const from = hostOf(headers.origin) ?? hostOf(headers.referer);
  return from !== undefined && from === headers.host;
}
