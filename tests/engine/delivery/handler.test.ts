import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHandler } from '../../../supabase/functions/deliver/handler.ts';
import type { Claim } from '../../../supabase/functions/deliver/message.ts';
import { type Outcome, retryAfter } from '../../../supabase/functions/deliver/provider.ts';
import { rawMail } from '../../../supabase/functions/deliver/raw-mail.ts';
import { resend } from '../../../supabase/functions/deliver/resend.ts';

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => void log.mockClear());

const CLAIM: Claim = {
  id: '00000000-0000-4000-8000-00000000000a',
  attempt: 1,
  kind: 'submission',
  created_at: '2026-07-01T12:00:00Z',
  form_table: 'visit_submissions',
  table_number: 1,
  row: { id: '1', created_at: '2026-07-01T12:00:00Z', name: 'Ann Lee' },
  digest: null,
};

const ENVIRONMENT: Record<string, string> = {
  DELIVER_KEY: 'wake-1',
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_1"}',
  RESEND_API_KEY: 're_1',
  MAIL_FROM: 'website@example.com',
  MAIL_TO: 'one@example.com, two@example.com',
};

/** Runs the function with a database and a provider that respond as given. */
async function run(
  { environment = ENVIRONMENT, key = 'wake-1', method = 'POST' } = {},
  respond: (url: string) => Response | Promise<Response> = () => Response.json({ id: 'message-1' }),
) {
  const calls: { url: string; headers: Headers; body: Record<string, unknown> }[] = [];
  const network: typeof fetch = async (input, init) => {
    const url = String(input);
    calls.push({ url, headers: new Headers(init?.headers), body: JSON.parse(String(init?.body)) as never });
    if (!url.startsWith('https://abc.')) return respond(url);
    return Response.json(url.endsWith('submissions_claim') ? [CLAIM] : null);
  };
  const request = new Request('https://abc.supabase.co/functions/v1/deliver', {
    method,
    headers: { authorization: `Bearer ${key}` },
  });
  const response = await createHandler((name) => environment[name], network)(request);
  return { status: response.status, body: (await response.json()) as unknown, calls };
}

const names = (calls: { url: string }[]) => calls.map(({ url }) => url.split('/').at(-1));

it('claims, sends and records, with the secret key and one idempotency key', async () => {
  const { status, body, calls } = await run();
  expect([status, body]).toEqual([200, { claimed: 1, sent: 1, failed: 0 }]);
  expect(names(calls)).toEqual(['submissions_claim', 'emails', 'submissions_sent', 'submissions_clean_up']);
  const [claim, mail, sent] = calls;
  expect(claim?.headers.get('apikey')).toBe('sb_secret_1');
  expect(claim?.headers.get('authorization')).toBeNull();
  expect(mail?.headers.get('idempotency-key')).toMatch(
    /^submission-00000000-0000-4000-8000-00000000000a-[0-9a-f]{16}$/,
  );
  expect(mail?.body['to']).toEqual(['one@example.com', 'two@example.com']);
  expect(String(mail?.body['html'])).toContain(
    'https://supabase.com/dashboard/project/abc/editor/1?schema=public&amp;filter=id:eq:1',
  );
  expect(sent?.body).toEqual({ message: CLAIM.id, message_id: 'message-1' });
  const again = await run();
  expect(again.calls[1]?.headers.get('idempotency-key')).toBe(mail?.headers.get('idempotency-key'));
});

it.each([
  ['a refusal', () => new Response('Ann Lee', { status: 422 }), 'http-422', 0],
  ['a limit', () => new Response('', { status: 429, headers: { 'retry-after': '90' } }), 'http-429', 90],
  ['an outage', () => new Response('<html>', { status: 503 }), 'http-503', 0],
  ['a page of a proxy', () => new Response('<html>'), 'no-json', 0],
  ['another server', () => Response.json({ ok: true }), 'no-json', 0],
  ['no connection', () => Promise.reject(new TypeError('Ann Lee')), 'network', 0],
  ['a timeout', () => Promise.reject(new DOMException('', 'TimeoutError')), 'timeout', 0],
])('records %s as a failure, without any value', async (_, respond, error, pause) => {
  const { body, calls } = await run({}, respond);
  expect(body).toEqual({ claimed: 1, sent: 0, failed: 1 });
  const last = calls.at(-2);
  expect(last?.url).toMatch(/submissions_failed$/);
  expect(last?.body).toEqual({ message: CLAIM.id, attempt: 1, error, retry_after: pause });
});

it.each([
  ['a wrong key', { key: 'wake-2' }, 401],
  ['no key', { key: '' }, 401],
  ['GET', { method: 'GET' }, 405],
])('answers %s without a call', async (_, options, expected) => {
  const { status, calls } = await run(options);
  expect([status, calls]).toEqual([expected, []]);
});

it.each(['DELIVER_KEY', 'SUPABASE_URL', 'SUPABASE_SECRET_KEYS', 'RESEND_API_KEY', 'MAIL_FROM', 'MAIL_TO'])(
  'names a missing secret: %s',
  async (name) => {
    const { [name]: _, ...environment } = ENVIRONMENT;
    const { status, calls } = await run({ environment: environment as typeof ENVIRONMENT });
    expect(status).toBe(500);
    expect(names(calls)).not.toContain('submissions_claim');
    expect(log).toHaveBeenCalled();
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/wake-1|sb_secret|re_1/);
  },
);

it('uses the older secret key as a token', async () => {
  const { SUPABASE_SECRET_KEYS: _, ...others } = ENVIRONMENT;
  const { calls } = await run({
    environment: { ...others, SUPABASE_SERVICE_ROLE_KEY: 'eyJ' } as typeof ENVIRONMENT,
  });
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer eyJ');
});

describe('SMTP over HTTP', () => {
  const { RESEND_API_KEY: _, ...others } = ENVIRONMENT;
  const environment = {
    ...others,
    MAIL_URL: 'https://relay.test/send',
    MAIL_KEY: 'k',
    MAIL_KEY_HEADER: 'X-Server-API-Key',
  };

  it('sends the envelope and the whole message', async () => {
    const { body, calls } = await run({ environment: environment as never });
    expect(body).toEqual({ claimed: 1, sent: 1, failed: 0 });
    const mail = calls[1];
    expect(mail?.url).toBe('https://relay.test/send');
    expect(mail?.headers.get('x-server-api-key')).toBe('k');
    expect(mail?.body).toMatchObject({
      mail_from: 'website@example.com',
      rcpt_to: ['one@example.com', 'two@example.com'],
    });
    expect(Buffer.from(String(mail?.body['data']), 'base64').toString()).toMatch(
      /^From: website@example\.com\r\nTo: /,
    );
  });

  const provider = rawMail({ url: 'https://relay.test/send', key: 'k' });
  it.each<[string, Response, Outcome]>([
    [
      'Postal accepts',
      Response.json({ status: 'success', data: { message_id: 'm1' } }),
      { kind: 'sent', id: 'm1' },
    ],
    [
      'Postal refuses',
      Response.json({ status: 'error' }),
      { kind: 'failed', error: 'refused', retryAfter: 0 },
    ],
    ['another relay accepts', Response.json({ id: 7 }), { kind: 'sent', id: '7' }],
    ['a relay without an id', Response.json({}), { kind: 'sent', id: null }],
    ['no JSON', new Response('OK'), { kind: 'failed', error: 'no-json', retryAfter: 0 }],
  ])('%s', async (_, response, outcome) => {
    expect(await provider.classify(response)).toEqual(outcome);
  });
});

it('classifies the documented responses of Resend', async () => {
  const { classify } = resend('key');
  expect(await classify(Response.json({ id: 'abc' }))).toEqual({ kind: 'sent', id: 'abc' });
  for (const status of [400, 401, 403, 409, 422, 429, 500])
    expect(await classify(Response.json({ name: 'x', message: 'Ann' }, { status }))).toEqual({
      kind: 'failed',
      error: `http-${status}`,
      retryAfter: 0,
    });
});

it('reads Retry-After as seconds or as a date', () => {
  const read = (value: string) =>
    retryAfter(new Response('', { headers: { 'retry-after': value } }), Date.parse('2026-07-01T12:00:00Z'));
  expect(
    ['30', 'Wed, 01 Jul 2026 12:02:00 GMT', 'Wed, 01 Jul 2020 12:00:00 GMT', 'soon', '-5'].map(read),
  ).toEqual([30, 120, 0, 0, 0]);
});
