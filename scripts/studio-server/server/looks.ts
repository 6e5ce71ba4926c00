import { studio } from '@json-site/studio/server';
import { cookieHeader, readCookie } from '../sign-in/cookies.ts';
import { endedDocument, SIGN_IN_POLICY } from '../sign-in/page.ts';
import { type Middleware, runAll } from './handler.ts';

const { path: PATH, page: PAGE, isLookable, endpoints } = studio.looks;

/** What a page to look at loads: code and styles of the studio, the preview, and pictures and files of the site. */
const LOADED = /^\/(?:_studio\/(?:frame$|assets\/)|\.cache\/fonts\/|media\/|files\/|favicon\.svg$)/;

interface LookOptions {
  root: string;
  origin: string;
  /** Serves the endpoint of these pages. */
  api: Middleware;
  /** Serves pages and files of the studio, and the media of the site. */
  files: readonly Middleware[];
}

/**
 * Serves what links show, without a session: the page of a link that works, and what that page loads, to a browser that
 * has opened it. Everything else is left to those who sign in.
 */
export function serveLooks({ root, origin, api, files }: LookOptions): Middleware {
  const isSecure = origin.startsWith('https:');
  const serveFiles: Middleware = (request, response, next) =>
    void runAll(files, request, response).then((isAnswered) => isAnswered || next(), next);
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', origin);
    if (Object.hasOwn(endpoints, pathname.replace('/_dev/', ''))) return api(request, response, next);
    if (request.method !== 'GET') return next();
    if (pathname.startsWith(PATH)) {
      const secret = pathname.slice(PATH.length);
      if (!isLookable(root, secret)) {
        response.writeHead(404, {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Security-Policy': SIGN_IN_POLICY,
        });
        response.end(endedDocument);
        return;
      }
      response.setHeader('Set-Cookie', cookieHeader('look', secret, isSecure));
      request.url = PAGE;
      return serveFiles(request, response, next);
    }
    const secret = readCookie(request, 'look', isSecure);
    if (!LOADED.test(pathname) || secret === undefined || !isLookable(root, secret)) return next();
    serveFiles(request, response, next);
  };
}
