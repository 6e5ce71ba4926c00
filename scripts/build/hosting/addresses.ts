import path from 'node:path';
import { lookup } from 'mrmime';
import { FEED_TYPE, isFeedPath } from '../pages/feeds.ts';

// The rules of the servers: `npm run preview`, nginx and Caddy. JavaScript, PCRE and RE2 read these expressions alike.

/** The page for missing addresses, which has no address. */
export const NOT_FOUND_FILE = '/404.html';

/**
 * The address of a page with a slash at its end. Compilation refuses pages whose addresses have other characters.
 * @param path That of the site.
 */
export const pageWithSlash = (path: string) => `^(${path}(/[a-z0-9-]+)+)/$`;

/** A client that requests a missing script or picture must not receive a page. */
export const FILE = String.raw`\.[A-Za-z0-9]+$`;

/** Copies that the servers send instead of the file itself. */
export const COMPRESSED_COPY = String.raw`\.(br|gz)$`;

/** Files for hosts that read their settings from dist/. */
export const HOST_FILE = '^/_';

/** Where the host passes on forms without JavaScript. The embedded backend receives them at the same address. */
export const SUBMIT_PATH = '/_submit';

/** Plain text, which servers send for errors too: a page is sent only for a missing page. */
export const PLAIN = 'text/plain; charset=utf-8';

/** Types that mrmime does not know. A file without an extension is text. */
const OTHER_TYPES: Record<string, string> = { '.ico': 'image/x-icon', '': 'text/plain' };

/** Returns the Content-Type of a file. The tables of servers differ between versions and operating systems. */
export function contentType(file: string): string {
  if (isFeedPath(`/${file}`)) return FEED_TYPE;
  const type = lookup(file) ?? OTHER_TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
  const isText = /^text\/|\/json$|\+json$/.test(type);
  return isText ? `${type}; charset=utf-8` : type;
}

/** Returns the Content-Type of each file name extension among these files. */
export function servedTypes(files: readonly string[]): [extension: string, type: string][] {
  const extensions = new Set(files.map((file) => path.extname(file).slice(1).toLowerCase()));
  return [...extensions]
    .filter((extension) => /^[a-z0-9]+$/i.test(extension) && !['br', 'gz'].includes(extension))
    .sort()
    .map((extension) => [extension, contentType(`file.${extension}`)]);
}
