import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type PagePayload, payloadUrl } from '@json-site/app/addresses';
import {
  COMPRESSED_COPY,
  HOST_FILE,
  NOT_FOUND_FILE,
  readHeadersFile,
  readRedirectsFile,
} from '@json-site/build/hosting';
import { filesBelow, UserError } from '@json-site/content/files';

/** The last build of this project, with which the live site is compared. */
export interface BuiltSite {
  /** Every file that has an address, as its path: `/about.html`. */
  files: string[];
  read(file: string): Buffer;
  /** The security headers of every response. */
  headers: Record<string, string>;
  redirects: ReturnType<typeof readRedirectsFile>;
  /** The data of the home page, which names the build and its day. */
  home: PagePayload;
}

/** Returns the address of a file: that of `/about.html` is `/about`. */
export const addressOfFile = (file: string) =>
  encodeURI(file === '/index.html' ? '/' : file.replace(/\.html$/, ''));

/** Reads a build. */
export function readBuiltSite(dist: string): BuiltSite {
  if (!existsSync(path.join(dist, NOT_FOUND_FILE)))
    throw new UserError(`There is no finished build in ${path.relative('', dist)}/. Run: npm run build`);
  const hasNoAddress = new RegExp(`${HOST_FILE}|${COMPRESSED_COPY}|^${NOT_FOUND_FILE}$`);
  const read = (file: string) => readFileSync(path.join(dist, file));
  return {
    files: filesBelow(dist, '')
      .filter((file) => !hasNoAddress.test(file))
      .sort(),
    read,
    headers: readHeadersFile(dist),
    redirects: readRedirectsFile(read('/_redirects').toString()),
    home: JSON.parse(read(payloadUrl('/')).toString()) as PagePayload,
  };
}
