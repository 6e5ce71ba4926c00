import { REQUESTS } from '../support/requests.ts';
import type { Fault, Outcome } from './fault.ts';

interface Reply {
  status: number;
  body?: string;
  json?: unknown;
  headers?: Record<string, string>;
}

/** Text that the page must never show. */
export const SECRET = 'relation "private.secret" of schema';

const error = (code: string) => ({ code, message: `${SECRET} ${code}`, details: SECRET, hint: SECRET });
const html = { 'content-type': 'text/html' };

const REPLIES: [id: string, title: string, outcome: Outcome, reply: Reply][] = [
  ['7', '500 of the server (SUP)', 'notSent', { status: 500, json: error('SUP') }],
  ['8', '400 broken rule (23514)', 'checkAnswers', { status: 400, json: error('23514') }],
  ['9', '400 unreadable value (22P02)', 'checkAnswers', { status: 400, json: error('22P02') }],
  ['10', '401 no key', 'notSent', { status: 401, json: { message: 'No API key found in request' } }],
  ['11', '401 not allowed (42501)', 'notSent', { status: 401, json: error('42501') }],
  ['12', '404 no such table (PGRST205)', 'notSent', { status: 404, json: error('PGRST205') }],
  ['13', '404 with an empty body', 'notSent', { status: 404, body: '' }],
  ['14', '400 no such column (PGRST204)', 'notSent', { status: 400, json: error('PGRST204') }],
  ['16', '409 for another constraint', 'notSent', { status: 409, json: error('23505') }],
  ['17', '413 too large', 'notSent', { status: 413, body: '' }],
  [
    '18',
    '429 with Retry-After',
    'tooMany',
    { status: 429, json: error('PT429'), headers: { 'retry-after': '600' } },
  ],
  ['19', '420 calm down', 'tooMany', { status: 420, json: { message: 'Rate limit exceeded' } }],
  ['20', '503 with Retry-After', 'notSent', { status: 503, body: '', headers: { 'retry-after': '5' } }],
  ['21', '504 gateway timeout', 'notSent', { status: 504, body: 'upstream timed out' }],
  ['22', '520 with an HTML page', 'notSent', { status: 520, body: `<h1>${SECRET}</h1>`, headers: html }],
  ['23', '200 with an empty body', 'notSent', { status: 200, body: '' }],
  ['24', '200 with a login page', 'notSent', { status: 200, body: '<form>Sign in</form>', headers: html }],
  [
    '25',
    '302 to another host',
    'notSent',
    { status: 302, headers: { location: 'http://localhost:9/login' } },
  ],
];

/** One for each outcome of a reply. */
const IN_EVERY_RUN = ['8', '18'];

/** Replies of the backend, or of a proxy in front of it. No row is stored under any of them. */
export const REPLY_FAULTS: Fault[] = REPLIES.map(([id, title, outcome, reply]) => ({
  id,
  title,
  outcome,
  isOnlyInFullRun: !IN_EVERY_RUN.includes(id),
  beforeSend: ({ page }) => page.route(REQUESTS, (route) => route.fulfill(reply)),
}));
