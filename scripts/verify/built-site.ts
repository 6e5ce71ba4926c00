import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type PagePayload, payloadUrl } from '../../src/app/navigation/payload.ts';
import { filesBelow } from '../content/read-files.ts';
import { UserError } from '../content/user-error.ts';
import { COMPRESSED_COPY, HOST_FILE, NOT_FOUND_FILE } from '../prerender/hosting/addresses.ts';
import { readHeadersFile } from '../prerender/hosting/headers-file.ts';
import { readRedirectsFile, type ServedRedirect } from '../prerender/hosting/redirects-file.ts';

/** The last build of this project, with which the live site is compared. */
export interface BuiltSite {
  /** Every file that has an address, as its path: `/about.html`. */
  files: ReadonlySet<string>;
  read(file: string): Buffer;
  /** The paths of the pages that have an address: `/about`. */
  pages: string[];
  headers: Record<string, string>;
  redirects: ServedRedirect[];
  payload(route: string): PagePayload;
  /** Whether a file is so large that hosts send a compressed copy. */
  isCompressed(file: string): boolean;
}

const pathOf = (file: string) => (file === '/index.html' ? '/' : file.replace(/\.html$/, ''));

/** The file of a page's path. */
export const fileOf = (route: string) => (route === '/' ? '/index.html' : `${route}.html`);

/** Reads a build. */
export function readBuiltSite(dist: string): BuiltSite {
  if (!existsSync(path.join(dist, NOT_FOUND_FILE)))
    throw new UserError(`There is no finished build in ${path.relative('', dist)}/. Run: npm run build`);
  const hasNoAddress = new RegExp(`${HOST_FILE}|${COMPRESSED_COPY}`);
  const all = filesBelow(dist, '');
  const files = new Set(all.filter((file) => !hasNoAddress.test(file)));
  const read = (file: string) => readFileSync(path.join(dist, file));
  return {
    files,
    read,
    pages: [...files]
      .filter((file) => file.endsWith('.html') && file !== NOT_FOUND_FILE)
      .map(pathOf)
      .sort(),
    headers: readHeadersFile(dist),
    redirects: readRedirectsFile(read('/_redirects').toString()),
    payload: (route) => JSON.parse(read(payloadUrl(route)).toString()) as PagePayload,
    isCompressed: (file) => all.includes(`${file}.gz`),
  };
}
