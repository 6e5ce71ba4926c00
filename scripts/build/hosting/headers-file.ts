import { readFileSync } from 'node:fs';
import path from 'node:path';
import { HASHED_FOLDERS } from '@json-site/compiler/documents';
import { addressBelow } from '@json-site/model/visitor';
import { FEED_TYPE } from '../pages/feeds.ts';
import { contentType } from './addresses.ts';
import { FOREVER } from './security-headers.ts';

/**
 * The `_headers` file for static hosts. A host joins the values of two matching rules with a comma, so that no header
 * may be in both. Pages therefore have no Cache-Control: Netlify and Cloudflare send them with
 * `public, max-age=0, must-revalidate`, which has the effect of `no-cache`.
 * @param site The path of the site.
 */
export function headersFile(
  security: Record<string, string>,
  feeds: readonly string[] = [],
  site = '',
): string {
  const rule = (address: string) => addressBelow(site, address);
  const lines = Object.entries(security).map(([name, value]) => `  ${name}: ${value}`);
  const kept = HASHED_FOLDERS.map((folder) => `${rule(folder)}*\n  Cache-Control: ${FOREVER}\n`);
  const types = feeds.map((path) => `${rule(path)}\n  Content-Type: ${FEED_TYPE}\n`);
  // Some hosts know the ending by another name, or not at all.
  const markdown = `${rule('/*.md')}\n  Content-Type: ${contentType('x.md')}\n`;
  return `${rule('/*')}\n${lines.join('\n')}\n${kept.join('')}${types.join('')}${markdown}`;
}

/** The first rule of a build's `_headers` file: the path of the site, and the headers of every response. */
export function readFirstRule(dist: string): { site: string; headers: Record<string, string> } {
  const text = readFileSync(path.join(dist, '_headers'), 'utf8');
  const [, site = '', rule = ''] = /^(\S*)\/\*\n((?: {2}.+\n)+)/.exec(text) ?? [];
  const headers = [...rule.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name, value]) => [name, value]);
  return { site, headers: Object.fromEntries(headers) };
}

/** Reads the headers of every response from a build's `_headers` file. */
export function readHeadersFile(dist: string): Record<string, string> {
  return readFirstRule(dist).headers;
}
