import { afterEach, expect, it, vi } from 'vitest';
import type { Targets } from '../../../supabase/functions/deliver/database.ts';
import { deliver } from '../../../supabase/functions/deliver/deliver.ts';
import { FORM_LAYOUTS, VERSION } from '../../../supabase/functions/deliver/forms.ts';
import { createHandler } from '../../../supabase/functions/deliver/handler.ts';
import type { Claim } from '../../../supabase/functions/deliver/message.ts';
import type { Provider } from '../../../supabase/functions/deliver/provider.ts';

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
  refuseRecord = false,
) {
  const calls: { url: string; headers: Headers; body: Record<string, unknown> }[] = [];
  const due = [CLAIM, { ...CLAIM, id: CLAIM.id.replace(/a$/, 'b') }].slice(0, refuseRecord ? 2 : 1);
  const network: typeof fetch = async (input, init) => {
    const url = String(input);
    calls.push({ url, headers: new Headers(init?.headers), body: JSON.parse(String(init?.body)) as never });
    if (!url.startsWith('https://abc.')) return respond(url);
    if (url.endsWith('submissions_claim')) return Response.json(due.splice(0, 1));
    const isRefused = refuseRecord && String(init?.body).includes(CLAIM.id);
    return isRefused ? new Response('Ann Lee', { status: 400 }) : Response.json(null);
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
  expect([status, body]).toEqual([200, { claimed: 1, sent: 1, failed: 0, unrecorded: 0 }]);
  expect(names(calls)).toEqual([
    'submissions_targets',
    'submissions_claim',
    'emails',
    'submissions_sent',
    'submissions_claim',
    'submissions_clean_up',
  ]);
  const [, claim, mail, sent] = calls;
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
  expect(again.calls[2]?.headers.get('idempotency-key')).toBe(mail?.headers.get('idempotency-key'));
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
  expect(body).toEqual({ claimed: 1, sent: 0, failed: 1, unrecorded: 0 });
  const last = calls.at(-3);
  expect(last?.url).toMatch(/submissions_failed$/);
  expect(last?.body).toEqual({ message: CLAIM.id, attempt: 1, error, retry_after: pause });
});

it.each([
  ['a wrong key', { key: 'wake-2' }, 401],
  ['no key', { key: '' }, 401],
  ['GET without the key', { method: 'GET', key: '' }, 401],
  ['PUT', { method: 'PUT' }, 405],
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

it('returns its version to a caller with its key, and delivers nothing', async () => {
  const { status, body, calls } = await run({ method: 'GET' });
  expect([status, body]).toEqual([200, { version: VERSION, faults: [] }]);
  expect(names(calls)).toEqual(['submissions_health']);
});

it.each([
  ['MAIL_TO', 'Ann Lee'],
  ['MAIL_FROM', 'web@example.com, other@example.com'],
])('names the secret %s if it has no right address, and not its value', async (name, value) => {
  const { body, status } = await run({ environment: { ...ENVIRONMENT, [name]: value } });
  expect(status).toBe(500);
  expect(body).toEqual({ error: expect.stringContaining(`The secret ${name} has`) });
  expect(JSON.stringify(body)).not.toContain(value);
});

it.each(['SUPABASE_URL', 'RESEND_API_KEY', 'MAIL_TO'])('names the secret that it lacks: %s', async (name) => {
  const { [name]: _, ...environment } = ENVIRONMENT;
  const { body } = await run({ method: 'GET', environment: environment as typeof ENVIRONMENT });
  expect(body).toMatchObject({ faults: [expect.stringContaining(name)] });
});

const WEBHOOK = { WEBHOOK_URL: 'https://hooks.test/', WEBHOOK_SECRET: `whsec_${'QUJD'.repeat(8)}` };

it('announces a webhook for every form if the site has a receiver', async () => {
  const { calls } = await run({ environment: { ...ENVIRONMENT, ...WEBHOOK } });
  const { wanted } = (calls[0]?.body ?? {}) as { wanted?: Targets };
  expect(Object.keys(wanted?.webhook ?? {})).toEqual(Object.keys(FORM_LAYOUTS));
  const { calls: without } = await run();
  expect(without[0]?.body).toMatchObject({ wanted: { webhook: {} } });
});

it.each([
  ['WEBHOOK_SECRET', 'whsec_c2hvcnQ='],
  ['WEBHOOK_SECRET', ''],
  ['WEBHOOK_URL', 'http://hooks.test/'],
])('names a wrong %s, and delivers the mails', async (name, value) => {
  const environment = { ...ENVIRONMENT, ...WEBHOOK, [name]: value };
  const { body } = await run({ environment, method: 'GET' });
  expect(body).toMatchObject({ faults: [expect.stringContaining(name)] });
  expect(JSON.stringify(body)).not.toContain('c2hvcnQ');
  expect(await run({ environment })).toMatchObject({ body: { sent: 1 } });
});

it('names a wrong MAIL_DESKS, and not its value', async () => {
  const { body } = await run({
    environment: { ...ENVIRONMENT, MAIL_DESKS: '{"a":"Ann Lee"}' },
    method: 'GET',
  });
  expect(JSON.stringify(body)).toContain('MAIL_DESKS');
  expect(JSON.stringify(body)).not.toContain('Ann Lee');
});

it('uses the older secret key as a token', async () => {
  const { SUPABASE_SECRET_KEYS: _, ...others } = ENVIRONMENT;
  const { calls } = await run({
    environment: { ...others, SUPABASE_SERVICE_ROLE_KEY: 'eyJ' } as typeof ENVIRONMENT,
  });
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer eyJ');
});

it('goes on after a result that the database refuses, and logs no value', async () => {
  const { status, body } = await run({}, undefined, true);
  expect([status, body]).toEqual([200, { claimed: 2, sent: 1, failed: 0, unrecorded: 1 }]);
  expect(log.mock.calls).toEqual([['The database responded to submissions_sent with 400.']]);
});

/** Delivers one claim with a provider, and returns the recorded errors. */
async function errorsOf(claim: Claim, send: Provider['deliver']): Promise<string[]> {
  const claims = [claim];
  const errors: string[] = [];
  const outbox = {
    announce: async () => {},
    claim: async () => claims.pop(),
    sent: async () => {},
    failed: async (_: Claim, error: string) => void errors.push(error),
    cleanUp: async () => {},
  };
  const sender = { from: 'a@example.com', to: [], site: '', timeZone: 'UTC', forms: {} };
  await deliver({ outbox, provider: { keyHours: 0, pauseMs: 0, deliver: send }, sender, sendMs: 20 });
  return errors;
}

it('records the code of a row that cannot be read, and sends nothing', async () => {
  const send = vi.fn();
  expect(await errorsOf({ ...CLAIM, row: null, error: 'no-table' }, send)).toEqual(['no-table']);
  expect(send).not.toHaveBeenCalled();
});

it('ends an attempt in time when the code of the provider ignores its signal', async () => {
  expect(await errorsOf(CLAIM, () => new Promise(() => {}))).toEqual(['timeout']);
});

it('chooses the relay of MAIL_URL', async () => {
  const { RESEND_API_KEY: _, ...others } = ENVIRONMENT;
  const relay = { MAIL_URL: 'https://relay.test/send', MAIL_KEY: 'k', MAIL_KEY_HEADER: 'X-Server-API-Key' };
  const { body, calls } = await run({ environment: { ...others, ...relay } as never });
  expect(body).toMatchObject({ claimed: 1, sent: 1 });
  expect(calls[2]?.url).toBe('https://relay.test/send');
  expect(calls[2]?.headers.get('x-server-api-key')).toBe('k');
});
