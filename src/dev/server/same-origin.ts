import type { IncomingMessage } from 'node:http';
import { parseUrl } from '@json-site/values/paths';

/** Returns the host of a URL in a header, or undefined for "null" and for anything that is not a URL. */
function hostOf(url: string | undefined): string | undefined {
  return url ? parseUrl(url)?.host : undefined;
}

/**
 * Returns true when a page of this server sends the request. Any website that a developer has open can reach the
 * development server, and must not make it write a file or open an editor. Vite has already checked the Host header.
 */
export function isSameOrigin({ headers }: IncomingMessage): boolean {
  // Browsers omit Sec-Fetch-Site when the server is neither on https: nor on localhost.
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const sender = hostOf(headers.origin) ?? hostOf(headers.referer);
  return sender !== undefined && sender === headers.host;
}
