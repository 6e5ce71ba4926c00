import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { COMPRESSIBLE, contentType } from './content-types.ts';
import { REDIRECT_STATUS } from './redirects-file.ts';
import { cacheControl } from './security-headers.ts';

/** What of a request the answer depends on. */
export interface StaticRequest {
  pathname: string;
  search?: string;
  acceptEncoding?: string | undefined;
  ifNoneMatch?: string | undefined;
}

/** The answer: a file to send, or none. */
export interface StaticAnswer {
  status: number;
  headers: Record<string, string>;
  file?: string;
}

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** The file that a static host finds for a path: the file itself, or the page of that name. */
function findFile(dist: string, pathname: string): string | null {
  const name = decoded(pathname);
  // Files for the host itself, and compressed copies, have no address of their own.
  if (name === null || /\/_[^/]*$|\.(br|gz)$|^\/404(\.html)?$|\0/.test(name)) return null;
  const candidates = name === '/' ? ['/index.html'] : [name, `${name}.html`];
  const files = candidates.map((candidate) => path.join(dist, candidate));
  return files.find((file) => file.startsWith(dist + path.sep) && isFile(file)) ?? null;
}

function redirectOf(dist: string, pathname: string): string | undefined {
  const file = path.join(dist, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const plain = pathname.replace(/\/+$/, '');
  return lines.map((line) => line.split(' ')).find(([from]) => from?.replace(/\/+$/, '') === plain)?.[1];
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', quality = ''] = part.trim().split(/\s*;\s*q=/);
    return name === encoding && Number(quality || 1) > 0;
  });
}

/** The file, in the smallest form that the browser takes. */
function sent(status: number, found: string, request: StaticRequest): StaticAnswer {
  const isText = COMPRESSIBLE.includes(path.extname(found).toLowerCase());
  const { acceptEncoding = '', ifNoneMatch } = request;
  const encoding = isText
    ? ENCODINGS.find(([name, ending]) => accepts(acceptEncoding, name) && isFile(found + ending))
    : undefined;
  const file = found + (encoding?.[1] ?? '');
  const { size, mtimeMs } = statSync(file);
  const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}${encoding ? `-${encoding[0]}` : ''}"`;
  const headers: Record<string, string> = {
    'Cache-Control': cacheControl(request.pathname, status),
    'Content-Type': contentType(found),
    ...(isText && { Vary: 'Accept-Encoding' }),
    ETag: tag,
  };
  if (status === 200 && ifNoneMatch?.includes(tag)) return { status: 304, headers };
  return {
    status,
    file,
    headers: {
      ...headers,
      ...(encoding && { 'Content-Encoding': encoding[0] }),
      'Content-Length': String(size),
    },
  };
}

/** Answers as a static host does: what nginx and Caddy do with their files of `deploy/`. */
export function staticAnswer(dist: string, request: StaticRequest): StaticAnswer {
  const { pathname, search = '' } = request;
  const moved = (to: string): StaticAnswer => ({
    status: REDIRECT_STATUS,
    headers: { Location: to, 'Cache-Control': cacheControl('') },
  });
  const redirect = redirectOf(dist, pathname);
  if (redirect !== undefined) return moved(redirect);
  const plain = pathname.replace(/\/+$/, '');
  if (plain !== pathname && plain !== '' && findFile(dist, plain)) return moved(plain + search);
  const found = findFile(dist, pathname);
  if (found) return sent(200, found, request);
  // A script or picture that is gone: a page in its place would only be taken for one.
  if (/\.[a-z0-9]+$/i.test(pathname)) {
    return {
      status: 404,
      headers: {
        'Cache-Control': cacheControl(pathname, 404),
        'Content-Type': contentType('none.txt'),
        'Content-Length': '0',
      },
    };
  }
  return sent(404, path.join(dist, '404.html'), request);
}
