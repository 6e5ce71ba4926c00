import type { IncomingMessage, ServerResponse } from 'node:http';
import { DevApiError } from '@json-site/dev/server';
import type { EditorEntry } from '../editors/editors.ts';
import { returnDocument, SIGN_IN_POLICY } from '../sign-in/page.ts';
import { SIGN_IN_PATH } from '../sign-in/provider.ts';
import type { signInRoutes } from '../sign-in/routes.ts';

/** Answers a request, or calls `next`. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

interface HandlerOptions {
  origin: string;
  signIn: ReturnType<typeof signInRoutes>;
  /** Served to everybody who reaches the server: none, unless it is on this computer only. */
  open: readonly Middleware[];
  /** Served to editors, in this order. */
  behind: readonly Middleware[];
  /** Who sends a request, if it is an editor now. Rejects if the list of editors cannot be read. */
  editorOf(request: IncomingMessage): Promise<EditorEntry | undefined>;
  report(message: string): void;
}

const API = '/_dev/';
const NO_LIST =
  'The list of editors cannot be read at the moment. Nothing was changed. Try again in a minute.';
const SIGNED_OUT = 'You are signed out. Sign in again.';

/** Every answer has them: nobody stores it, lists it, frames it or guesses its type. */
const headersOf = (origin: string) => ({
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(origin.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=63072000' }),
});

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  });
  response.end(text);
}

function redirect(response: ServerResponse, to: string): void {
  response.writeHead(303, { Location: to }).end();
}

const refuse = (response: ServerResponse, isApi: boolean, status: number, message: string) => {
  if (isApi)
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ message }));
  else plain(response, status, message);
};

/** Runs one middleware after the other. Resolves with false if none has answered. */
export async function runAll(
  list: readonly Middleware[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  for (const one of list) {
    const isAnswered = new Promise<boolean>((resolve, reject) => {
      response.once('close', () => resolve(true));
      one(request, response, (error) => (error ? reject(error) : resolve(false)));
    });
    if (await isAnswered) return true;
  }
  return false;
}

/** Judges every request before anything of the site is read: host, sender, session, role. */
export function studioHandler({ origin, signIn, open, behind, editorOf, report }: HandlerOptions) {
  const { host } = new URL(origin);
  const headers = Object.entries(headersOf(origin));

  /** A page without a session. A link in a mail leads here without the cookie, which the browser then has. */
  function signedOut(request: IncomingMessage, response: ServerResponse, isApi: boolean): void {
    const { 'sec-fetch-mode': mode, 'sec-fetch-site': site } = request.headers;
    const type = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': SIGN_IN_POLICY };
    const isPage = !isApi && request.method === 'GET' && (mode ?? 'navigate') === 'navigate';
    if (!isPage) refuse(response, isApi, 401, SIGNED_OUT);
    else if (site === 'cross-site') response.writeHead(200, type).end(returnDocument);
    else redirect(response, SIGN_IN_PATH);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of headers) response.setHeader(name, value);
    const url = URL.canParse(request.url ?? '', origin) ? new URL(request.url ?? '', origin) : undefined;
    if (!url || !request.url?.startsWith('/'))
      return plain(response, 400, 'This is no address of the studio.');
    const { pathname, searchParams } = url;
    if (pathname === '/_health') return plain(response, 200, 'ok');
    // A name that somebody else has pointed at this server must not read what its pages answer.
    if (request.headers.host !== host) return plain(response, 421, 'This is the server of another address.');
    const isApi = pathname.startsWith(API);
    const isSignIn = pathname === SIGN_IN_PATH || pathname === '/_studio/sign-out';
    if (isSignIn && request.method === 'POST' && request.headers.origin !== origin)
      return plain(response, 403, 'Only the pages of the studio may send this.');
    if (pathname === SIGN_IN_PATH) return signIn.signIn(request, response, searchParams);
    if (isSignIn && request.method === 'POST') return signIn.signOut(request, response);
    if (await runAll(open, request, response)) return;
    const editor = await editorOf(request).catch((error: Error) => error);
    if (editor instanceof Error) {
      report(editor.message);
      return refuse(response, isApi, 503, NO_LIST);
    }
    if (!editor) return signedOut(request, response, isApi);
    if (pathname === '/') return redirect(response, '/_studio');
    if (await runAll(behind, request, response)) return;
    plain(response, 404, 'Nothing is here. The studio is at /_studio.');
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    handle(request, response).catch((error: Error) => {
      const status = error instanceof DevApiError ? error.status : 500;
      if (status === 500) report(error.stack ?? error.message);
      if (response.headersSent) response.destroy();
      else
        plain(
          response,
          status,
          status === 500 ? 'That went wrong here, and was noted. Try again.' : error.message,
        );
    });
  };
}
