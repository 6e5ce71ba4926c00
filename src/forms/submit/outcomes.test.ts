import { expect, it } from 'vitest';
import { outcomeOf, type Reply, type SubmitOutcome } from './outcomes.ts';

type Fault = [fault: string, reply: Reply, outcome: SubmitOutcome, isOffline?: boolean];

/** The reply, and the outcome, for each fault of a request. */
const FAULTS: Fault[] = [
  ['connection refused', { status: 0, code: 'unknown' }, 'notSent'],
  ['offline before submit', { status: 0, code: 'offline' }, 'offline', true],
  ['offline after the bytes were sent', { status: 0, code: 'unknown' }, 'offline', true],
  ['no response', { status: 0, code: 'TimeoutError' }, 'notSent'],
  ['response lost after commit', { status: 0, code: 'unknown' }, 'notSent'],
  ['response cut in its body', { status: 500, code: 'unknown' }, 'notSent'],
  ['500', { status: 500, code: 'XX000' }, 'notSent'],
  ['400 for a broken CHECK', { status: 400, code: '23514' }, 'checkAnswers'],
  ['400 for a malformed value', { status: 400, code: '22P02' }, 'checkAnswers'],
  ['400 for a NUL', { status: 400, code: '22P05' }, 'checkAnswers'],
  ['400 for a missing value', { status: 400, code: '23502' }, 'checkAnswers'],
  ['401 without a key', { status: 401, code: 'unknown' }, 'notSent'],
  ['401 for a missing privilege', { status: 401, code: '42501' }, 'notSent'],
  ['404 for a missing table', { status: 404, code: 'PGRST205' }, 'notSent'],
  ['404 without a body, which supabase-js reports as 204', { status: 204 }, 'notSent'],
  ['404 with an empty list, which supabase-js reports as 200', { status: 200 }, 'notSent'],
  ['400 for a missing column', { status: 400, code: 'PGRST204' }, 'notSent'],
  ['409 on the primary key', { status: 409, code: '23505' }, 'notSent'],
  ['409 of another constraint', { status: 409, code: '23503' }, 'notSent'],
  ['413', { status: 413, code: 'unknown' }, 'notSent'],
  ['413 for a second row', { status: 413, code: 'PT413' }, 'notSent'],
  ['429', { status: 429, code: 'unknown' }, 'tooMany'],
  ['429 of the database', { status: 429, code: 'PT429' }, 'tooMany'],
  ['420', { status: 420, code: 'unknown' }, 'tooMany'],
  ['the database is busy, through another status', { status: 500, code: 'PT429' }, 'tooMany'],
  ['503', { status: 503, code: 'unknown' }, 'notSent'],
  ['504', { status: 504, code: '57014' }, 'notSent'],
  ['520 with HTML', { status: 520, code: 'unknown' }, 'notSent'],
  ['200 without a body', { status: 200 }, 'notSent'],
  ['200 with a login page', { status: 200, code: 'unknown' }, 'notSent'],
  ['302 to another host', { status: 0, code: 'unknown' }, 'notSent'],
  ['CORS header missing', { status: 0, code: 'unknown' }, 'notSent'],
  ['blocked by an ad blocker', { status: 0, code: 'unknown' }, 'notSent'],
  ['address or key missing', { status: 0, code: 'Error' }, 'notSent'],
  ['failed load of supabase-js', { status: 0, code: 'TypeError' }, 'notSent'],
  ['202', { status: 202 }, 'notSent'],
  ['201 with an error', { status: 201, code: '42501' }, 'notSent'],
  ['an error while the browser reports offline', { status: 500, code: 'XX000' }, 'notSent', true],
  ['201 while the browser reports offline', { status: 201 }, 'sent', true],
  ['201', { status: 201 }, 'sent'],
];

it.each(FAULTS)('%s', (_, reply, outcome, isOffline = false) => {
  expect(outcomeOf(reply, isOffline)).toBe(outcome);
});
