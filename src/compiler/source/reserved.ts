import { fileDiagnostic } from '../report/diagnostic.ts';
import type { Diagnostic } from '../types.ts';

/**
 * Folders of the build whose files change their name with their bytes: browsers may keep everything below them forever.
 */
export const HASHED_FOLDERS = ['/assets/', '/media/'];

const CACHED = 'the files of the build are there, and browsers keep everything below it for a year';

interface ReservedFolder {
  folder: string;
  reason: string;
}

/** Folders that belong to the build, to the backend or to a host, each with the reason why no page can be in it. */
const FOLDERS: readonly ReservedFolder[] = [
  ...HASHED_FOLDERS.map((folder) => ({ folder, reason: CACHED })),
  { folder: '/rest/', reason: 'the forms send to the database there, which answers every request' },
  { folder: '/cdn-cgi/', reason: 'Cloudflare answers every request there' },
  { folder: '/.netlify/', reason: 'Netlify answers every request there' },
];

/** Files that the build writes beside the pages, and files with which hosts and the preview have their own purpose. */
const FILES =
  /^\/(?:_.*|404|404\.html|robots\.txt|sitemap(?:-\d+)?\.xml|licences\.txt|next-build\.txt|manifest\.json|favicon\.(?:svg|ico)|apple-touch-icon\.png|icon-(?:maskable-)?\d+\.png)$/;

/**
 * The reserved folder that an address would be in, or would be itself. Undefined for an address that pages can have.
 */
export function reservedFolder(address: string): ReservedFolder | undefined {
  return FOLDERS.find(({ folder }) => `${address}/`.startsWith(folder));
}

/** Why an address cannot be that of a page. Undefined for an address that pages can have. */
export function reservedMessage(route: string): string | undefined {
  const reserved = reservedFolder(route);
  return reserved && `${route} cannot be the address of a page: ${reserved.reason}.`;
}

/** Reports a file whose page would have a reserved address. */
export function reservedDiagnostics(file: string, route: string): Diagnostic[] {
  const [message, reserved] = [reservedMessage(route), reservedFolder(route)];
  if (message === undefined || !reserved) return [];
  const hint = `Rename the file or its folder: no address of a page may begin with ${reserved.folder}.`;
  return [fileDiagnostic(file, 'bad-route', message, hint)];
}

/** Whether the build, a host or the preview has a file at this address. */
export const isReservedFile = (address: string) => FILES.test(address);

/** The route whose page or data a file of the build has: `/about.html` and `/about.data.json` → `/about`. */
export function routeOfBuiltFile(address: string): string | undefined {
  const [, route] = /^(\/.+)\.(?:html|data\.json)$/.exec(address) ?? [];
  return route === '/index' ? '/' : route;
}

/**
 * Request targets that no page, file or redirect has, and that programs read differently: repeated slashes, dot
 * segments, backslashes, and escapes of slashes, backslashes and control characters. A browser would read the beginning
 * of `//example.org` or `/\example.org` as another host, so that no script may run there and no redirect may repeat it.
 * JavaScript, PCRE and RE2 read the expression alike.
 */
export const MALFORMED = String.raw`^[^?]*(//|\\|/(\.|%2[eE]){1,2}([/?]|$)|%2[fF]|%5[cC]|%[01][0-9a-fA-F]|%7[fF])`;
