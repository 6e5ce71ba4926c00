import { createReadStream, existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { FEED_TYPE, isFeedPath } from '../feeds.ts';
import { readHeadersFile } from './headers-file.ts';
import { REDIRECT_STATUS } from './redirects-file.ts';
import { cacheControl } from './security-headers.ts';

/** Files for the host, and compressed copies, have no address; the not-found page has none either. */
const NO_ADDRESS = /\/_[^/]*$|\.(br|gz)$|^\/404(\.html)?$/;

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

const withoutSlash = (pathname: string) => pathname.replace(/\/+$/, '');

/** The encodings that a client accepts; sirv does not read their quality. */
function acceptedEncodings(header = ''): string {
  const parts = header.split(',').map((part) => part.trim().split(/\s*;\s*q=/));
  return parts.flatMap(([name = '', quality]) => (Number(quality ?? 1) > 0 ? name : [])).join(',');
}

function redirectFor(dist: string, pathname: string): string | undefined {
  const file = path.join(dist, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const address = withoutSlash(pathname);
  return lines.map((line) => line.split(' ')).find(([from]) => from && withoutSlash(from) === address)?.[1];
}

/**
 * Answers GET and HEAD requests from a finished build as nginx and Caddy do with the files in `deploy/`. Everything is
 * read at each request, because the next build may replace the folder while the server runs.
 */
export function serveSite(dist: string) {
  const send = sirv(dist, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', cacheControl(pathname));
      if (isFeedPath(pathname)) response.setHeader('Content-Type', FEED_TYPE);
    },
  });
  const isPage = (pathname: string) => existsSync(`${path.join(dist, pathname)}.html`);

  function redirect(response: ServerResponse, to: string): void {
    response.setHeader('Cache-Control', cacheControl(''));
    response.writeHead(REDIRECT_STATUS, { Location: to }).end();
  }

  function sendNotFound(response: ServerResponse, pathname: string): void {
    response.statusCode = 404;
    response.setHeader('Cache-Control', cacheControl(pathname, 404));
    // A client that requests a script or a picture must not receive a page.
    const isFile = /\.[a-z0-9]+$/i.test(pathname);
    response.setHeader('Content-Type', isFile ? 'text/plain' : 'text/html; charset=utf-8');
    if (isFile) response.end();
    else createReadStream(path.join(dist, '404.html')).pipe(response);
  }

  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    for (const [name, value] of Object.entries(readHeadersFile(dist))) response.setHeader(name, value);

    const moved = redirectFor(dist, pathname);
    if (moved !== undefined) return redirect(response, moved);
    const page = withoutSlash(pathname);
    if (page !== pathname && page !== '' && isPage(page)) return redirect(response, page + search);
    if (NO_ADDRESS.test(decoded(pathname))) return sendNotFound(response, pathname);
    request.headers['accept-encoding'] = acceptedEncodings(request.headers['accept-encoding']?.toString());
    send(request, response, () => sendNotFound(response, pathname));
  };
}
