import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressOf } from '../editors/editors.ts';
import { readForm } from '../server/read-form.ts';
import { senderOf } from '../server/sender.ts';
import { Attempts, CODE_LASTS } from './attempts.ts';
import { cookieHeader, readCookie } from './cookies.ts';
import { SIGN_IN_POLICY, type SignInStep, signInDocument } from './page.ts';
import { SIGN_IN_PATH, type SignInProvider } from './provider.ts';
import { LONGEST, type Sessions } from './sessions.ts';

/** What an open studio asks by itself: a session without any other request ends. */
const POLLS = ['drafts', 'publish/receive', 'publish/whereabouts'].map((name) => `/_dev/studio/${name}`);

const WRONG_CODE = 'This code is wrong or too old. Five tries are possible; then ask for another code.';
const WRONG_LINK = 'This link has been used, or is older than ten minutes. Ask for another code.';
const TOO_MANY = 'Too many codes were asked for from this network. Try again in an hour.';
const NO_ADDRESS = 'This is no e-mail address. Write it as ann@example.org.';
const NO_SERVICE = 'The service that compares codes does not respond. Try again in a minute.';

interface SignInOptions {
  /** The name of the site, for the page. */
  siteName(): string;
  origin: string;
  sessions: Sessions;
  provider: SignInProvider;
  /** Whether an address may come. Rejects if the list of editors cannot be read. */
  isEditor(address: string): Promise<boolean>;
  report(message: string): void;
}

/** The result of a step: the next one, a refusal at a step, or a session. */
type Outcome =
  | { next: SignInStep; attempt?: string }
  | { status: number; refusal: string; at: SignInStep }
  | { session: string };

/**
 * Signs editors in and out. Nothing that it answers, and not the time that it takes, says whether an address is an
 * editor's: the code is sent after the answer.
 */
export function signInRoutes(options: SignInOptions) {
  const { siteName, origin, sessions, provider, isEditor, report } = options;
  const isSecure = origin.startsWith('https:');
  const attempts = new Attempts();

  async function sendCode(address: string): Promise<void> {
    if (await isEditor(address)) await provider.send(address);
  }

  function begin(form: URLSearchParams, sender: string): Outcome {
    const address = addressOf(form.get('address'));
    if (!address) return { status: 422, refusal: NO_ADDRESS, at: { step: 'address' } };
    if (!attempts.mayAsk(sender)) return { status: 429, refusal: TOO_MANY, at: { step: 'address' } };
    const { id, isLimited } = attempts.begin(address);
    if (!isLimited) sendCode(address).catch((error: Error) => report(`No code was sent. ${error.message}`));
    return { next: { step: 'code' }, attempt: id };
  }

  /** The session of a person whose address is proved, if it is an editor's. */
  async function admit(address: string | undefined): Promise<Outcome | undefined> {
    if (address === undefined || !(await isEditor(address))) return undefined;
    attempts.end(address);
    return { session: sessions.begin(address) };
  }

  async function finish(form: URLSearchParams, request: IncomingMessage, sender: string): Promise<Outcome> {
    if (form.get('step') === 'link') {
      const link = form.get('link') ?? '';
      const refused: Outcome = { status: 422, refusal: WRONG_LINK, at: { step: 'address' } };
      if (!attempts.mayAsk(sender)) return { ...refused, status: 429, refusal: TOO_MANY };
      return (await admit(await provider.verify({ link }))) ?? refused;
    }
    const code = (form.get('code') ?? '').replaceAll(/\s/g, '').slice(0, 20);
    const refused: Outcome = { status: 422, refusal: WRONG_CODE, at: { step: 'code' } };
    const address = attempts.guess(readCookie(request, 'attempt', isSecure) ?? '', sender);
    if (address === undefined || !/^\d{6,8}$/.test(code)) return refused;
    return (await admit(await provider.verify({ address, code }))) ?? refused;
  }

  function answer(outcome: Outcome, isScript: boolean, response: ServerResponse): void {
    const isRefused = 'refusal' in outcome;
    const cookies =
      'session' in outcome
        ? [
            cookieHeader('session', outcome.session, isSecure, LONGEST / 1000),
            cookieHeader('attempt', undefined, isSecure),
          ]
        : 'attempt' in outcome
          ? [cookieHeader('attempt', outcome.attempt, isSecure, CODE_LASTS / 1000)]
          : [];
    if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
    if (isScript) {
      response.writeHead(isRefused ? outcome.status : 200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ message: isRefused ? outcome.refusal : '' }));
    } else if (isRefused) show(response, outcome.at, outcome.status, outcome.refusal);
    // Another address: reloading it sends nothing again.
    else
      response.writeHead(303, { Location: 'session' in outcome ? '/_studio' : `${SIGN_IN_PATH}?code` }).end();
  }

  function show(response: ServerResponse, step: SignInStep, status = 200, message = ''): void {
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': SIGN_IN_POLICY };
    response.writeHead(status, headers).end(signInDocument(siteName(), step, message));
  }

  async function post(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = await readForm(request);
    const sender = senderOf(request);
    const unavailable = (error: Error): Outcome => {
      report(error.message);
      return {
        status: 503,
        refusal: NO_SERVICE,
        at: { step: form.get('step') === 'code' ? 'code' : 'address' },
      };
    };
    const outcome =
      form.get('step') === 'address'
        ? begin(form, sender)
        : await finish(form, request, sender).catch(unavailable);
    answer(outcome, request.headers.accept === 'application/json', response);
  }

  return {
    /** The address of the person who sends a request, if a session says who it is. */
    addressOf(request: IncomingMessage): string | undefined {
      const isUse = !POLLS.some((path) => request.url === path);
      return sessions.find(readCookie(request, 'session', isSecure), isUse);
    },
    async signIn(request: IncomingMessage, response: ServerResponse, query: URLSearchParams): Promise<void> {
      if (request.method === 'POST') return post(request, response);
      const link = query.get('token_hash');
      show(response, link ? { step: 'link', link } : { step: query.has('code') ? 'code' : 'address' });
    },
    signOut(request: IncomingMessage, response: ServerResponse): void {
      sessions.end(readCookie(request, 'session', isSecure));
      response.setHeader('Set-Cookie', cookieHeader('session', undefined, isSecure));
      response.writeHead(303, { Location: SIGN_IN_PATH, 'Clear-Site-Data': '"cache"' }).end();
    },
  };
}
