import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { MALFORMED } from '@json-site/compiler/documents';
import {
  COMPRESSED_COPY,
  contentType,
  FILE,
  HOST_FILE,
  NOT_FOUND_FILE,
  PLAIN,
  pageWithSlash,
} from './addresses.ts';
import { readFirstRule } from './headers-file.ts';
import {
  REDIRECT_STATUS,
  readRedirectsFile,
  restPattern,
  type ServedRedirect,
  withQuery,
} from './redirects-file.ts';
import { cacheControl, REVALIDATE } from './security-headers.ts';

const isMalformed = (target: string) => new RegExp(MALFORMED).test(target);
const isPageWithSlash = new RegExp(pageWithSlash(''));
const isFile = new RegExp(FILE);
const hasNoAddress = new RegExp(`${HOST_FILE}|${COMPRESSED_COPY}|^/404(\\.html)?$`);

/** The decoded path, the address and the query of a request target. Undefined if the target is malformed. */
function readTarget(target: string): { pathname: string; address: string; query: string } | undefined {
  const [, address = '', query = ''] = /^([^?]*)(.*)$/s.exec(target) ?? [];
  try {
    if (!address.startsWith('/') || isMalformed(address)) return undefined;
    return { pathname: decodeURIComponent(address), address, query };
  } catch {
    return undefined;
  }
}

/** The compressed copies that a client accepts, the smallest first. */
function acceptedCopies(header = ''): { extension: string; encoding: string }[] {
  const parts = header.split(',').map((part) => part.trim().split(/\s*;\s*q=/));
  const accepts = (encoding: string) =>
    parts.some(([name, quality]) => name === encoding && Number(quality ?? 1) > 0);
  return [
    { extension: '.br', encoding: 'br' },
    { extension: '.gz', encoding: 'gzip' },
  ].filter(({ encoding }) => accepts(encoding));
}

/** The Location of a request for something below a folder, whose rest stays as the client has sent it. */
function locationBelow(redirect: ServedRedirect, address: string): string {
  const [, rest = ''] = new RegExp(restPattern(redirect)).exec(address) ?? [];
  return redirect.location + (redirect.below === 'rest' ? rest : '');
}

/**
 * Answers requests from a finished build as nginx and Caddy do with the files in `deploy/`. Everything is read at each
 * request, because the next build may replace the folder while the server runs.
 */
export function serveSite(dist: string): (request: IncomingMessage, response: ServerResponse) => void {
  const exists = (file: string) =>
    existsSync(path.join(dist, file)) && statSync(path.join(dist, file)).isFile();

  function redirectFor(site: string, pathname: string, target: string, query: string): string | undefined {
    if (site && pathname === site) return withQuery(`${site}/`, query === '?' ? '' : query);
    const file = path.join(dist, '_redirects');
    const redirects = existsSync(file) ? readRedirectsFile(readFileSync(file, 'utf8')) : [];
    const address = pathname.replace(/\/$/, '');
    const movedBelow = (list: ServedRedirect[]) => {
      const found = list.find(({ path: from, below }) => below && pathname.startsWith(`${from}/`));
      return found && locationBelow(found, target);
    };
    const [, page] = isPageWithSlash.exec(pathname.slice(site.length)) ?? [];
    const moved =
      redirects.find(({ path: from, below }) => !below && from === address)?.location ??
      movedBelow(redirects);
    const location = moved ?? (page && exists(`${page}.html`) ? site + page : undefined);
    return location && withQuery(location, query === '?' ? '' : query);
  }

  function fileFor(pathname: string): string | undefined {
    if (hasNoAddress.test(pathname)) return undefined;
    if (pathname === '/') return '/index.html';
    return [pathname, `${pathname}.html`].find(exists);
  }

  function sendPlain(response: ServerResponse, status: number): void {
    response.writeHead(status, { 'Content-Type': PLAIN }).end(String(status));
  }

  function sendNotFound(request: IncomingMessage, response: ServerResponse, pathname: string): void {
    if (pathname !== NOT_FOUND_FILE && isFile.test(pathname)) {
      sendPlain(response, 404);
      return;
    }
    response.statusCode = 404;
    sendFile(request, response, NOT_FOUND_FILE);
  }

  function sendFile(request: IncomingMessage, response: ServerResponse, file: string): void {
    const copies = acceptedCopies(request.headers['accept-encoding']?.toString());
    const copy = copies.find(({ extension }) => exists(file + extension));
    if (exists(`${file}.gz`)) response.setHeader('Vary', 'Accept-Encoding');
    if (copy) response.setHeader('Content-Encoding', copy.encoding);
    response.setHeader('Cache-Control', cacheControl(file));
    response.setHeader('Content-Type', contentType(file));
    const { range = '' } = request.headers;
    // A list of ranges, a range in another unit, or a range of a compressed copy gets the whole file.
    const acceptRanges = !copy && response.statusCode === 200 && /^bytes=[^,]*$/.test(range);
    if (acceptRanges && !/^bytes=(\d+-\d*|-\d+)$/.test(range)) {
      sendPlain(response, 416);
      return;
    }
    const sent = file + (copy?.extension ?? '');
    // send would repeat an unchanged file for a reload in the browser, which hosts do not.
    delete request.headers['cache-control'];
    send(request, sent.split('/').map(encodeURIComponent).join('/'), {
      root: dist,
      acceptRanges,
      cacheControl: false,
      dotfiles: 'allow',
      index: false,
    })
      .on('error', ({ status = 500 }: { status?: number }) => {
        response.removeHeader('Content-Encoding');
        sendPlain(response, status);
      })
      .pipe(response);
  }

  return (request, response) => {
    const { site, headers } = readFirstRule(dist);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('Cache-Control', REVALIDATE);
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendPlain(response, 405);
    const target = readTarget(request.url ?? '/');
    if (!target) return sendPlain(response, 400);
    const { pathname, address, query } = target;
    // Another site of this host would answer there.
    if (!`${pathname}/`.startsWith(`${site}/`)) return sendPlain(response, 404);
    const location = redirectFor(site, pathname, address, query);
    if (location !== undefined) {
      response.writeHead(REDIRECT_STATUS, { Location: location }).end();
      return;
    }
    const inSite = pathname.slice(site.length);
    const file = fileFor(inSite);
    if (file) sendFile(request, response, file);
    else sendNotFound(request, response, inSite);
  };
}
