import { describe, expect, it } from 'vitest';
import { type MailApi, overHttp, retryAfter } from '../../../supabase/functions/deliver/mail-api.ts';
import type { Message } from '../../../supabase/functions/deliver/message.ts';
import type { Outcome } from '../../../supabase/functions/deliver/provider.ts';
import { rawMail } from '../../../supabase/functions/deliver/raw-mail.ts';
import { ALL_MAIL_APIS } from './all-mail-apis.ts';

const MESSAGE: Message = {
  from: 'Site <website@example.com>',
  to: ['One <one@example.com>', 'two@example.com'],
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
};

const RELAY = rawMail({ url: 'https://relay.test/send', key: 'k' });

/** The outcome of a message to which the provider's server responds as given. */
async function outcomeOf(api: MailApi, response: Response): Promise<Outcome> {
  return overHttp(api, async () => response).deliver(MESSAGE, 'key-1', AbortSignal.timeout(5_000));
}

const sentAs = (id: string | null): Outcome => ({ kind: 'sent', id });
const failedAs = (error: string, pause = 0): Outcome => ({ kind: 'failed', error, retryAfter: pause });

/** A response whose body never ends. */
const endless = (init: ResponseInit) => new Response(new ReadableStream({}), init);

describe('SMTP over HTTP', () => {
  it('sends the envelope and the whole message, and follows no redirect', async () => {
    const requests: (RequestInit | undefined)[] = [];
    const provider = overHttp(RELAY, async (_, init) => {
      requests.push(init);
      return Response.json({ id: 1 });
    });
    await provider.deliver(MESSAGE, 'key-1', AbortSignal.timeout(5_000));
    const [request] = requests;
    expect(request?.redirect).toBe('manual');
    expect(new Headers(request?.headers).get('authorization')).toBe('Bearer k');
    const { data, ...envelope } = JSON.parse(String(request?.body)) as Record<string, unknown>;
    expect(envelope).toEqual({
      mail_from: 'website@example.com',
      rcpt_to: ['one@example.com', 'two@example.com'],
    });
    expect(Buffer.from(String(data), 'base64').toString()).toMatch(
      /^From: Site <website@example\.com>\r\nTo: /,
    );
  });

  it.each<[string, Response, Outcome]>([
    ['Postal', Response.json({ status: 'success', data: { message_id: 'm1' } }), sentAs('m1')],
    ['an id as a number', Response.json({ id: 7 }), sentAs('7')],
    ['no id', Response.json({}), sentAs(null)],
    [
      'empty fields for errors',
      Response.json({ success: true, error: null, errors: [], id: 'x' }),
      sentAs('x'),
    ],
    ['data without an object', Response.json({ data: null, message_id: 'x' }), sentAs('x')],
    ['an empty 200', new Response(''), sentAs(null)],
    ['202', new Response(null, { status: 202 }), sentAs(null)],
    ['204', new Response(null, { status: 204 }), sentAs(null)],
    ['an id that PostgreSQL cannot store', Response.json({ id: 'a\u0000\ud800\r\nb' }), sentAs('ab')],
    ['an id without a visible character', Response.json({ id: '\u0000' }), sentAs(null)],
    ['a long id', Response.json({ id: 'x'.repeat(9_000) }), sentAs('x'.repeat(200))],
    ['an id that is an object', Response.json({ id: { a: 1 } }), sentAs(null)],
  ])('is accepted with %s', async (_, response, outcome) => {
    expect(await outcomeOf(RELAY, response)).toEqual(outcome);
  });

  it.each<[string, unknown]>([
    ['the status of Postal', { status: 'error' }],
    ['a wrong parameter', { status: 'parameter-error' }],
    ['a rejection', { status: 'Rejected', id: 'x' }],
    ['a number as status', { status: 550 }],
    ['success: false', { success: false, error: 'Ann Lee' }],
    ['ok: false', { ok: false }],
    ['an error', { error: 'Ann Lee', id: 'x' }],
    ['an error as an object', { error: { code: 1 } }],
    ['errors', { errors: [{ code: 'over_quota' }] }],
  ])('is refused with %s', async (_, body) => {
    expect(await outcomeOf(RELAY, Response.json(body))).toEqual(failedAs('refused'));
  });

  it.each<[string, Response, string]>([
    ['a page', new Response('<html>OK</html>'), 'no-json'],
    ['a list', Response.json([]), 'no-json'],
    ['a text', Response.json('OK'), 'no-json'],
    ['null', Response.json(null), 'no-json'],
    ['half an object', new Response('{"id":'), 'no-json'],
    ['a long body', new Response('x'.repeat(100_000)), 'too-long'],
    ['a redirect', new Response(null, { status: 307, headers: { location: 'https://x.test' } }), 'http-307'],
  ])('fails with %s', async (_, response, error) => {
    expect(await outcomeOf(RELAY, response)).toEqual(failedAs(error));
  });
});

describe.each(ALL_MAIL_APIS)('$name', (api) => {
  it('has sent a message only if its documented response says so', async () => {
    expect(await outcomeOf(api, new Response(api.accepted('abc')))).toEqual(sentAs('abc'));
    for (const body of api.refused)
      expect(await outcomeOf(api, new Response(body))).toMatchObject({ kind: 'failed' });
  });

  it('fails with the status of a refusal, without waiting for the end of its body', async () => {
    for (const status of [400, 401, 403, 409, 413, 422, 429, 500])
      expect(await outcomeOf(api, endless({ status }))).toEqual(failedAs(`http-${status}`));
  });

  it('stops reading a body that does not end', async () => {
    let chunks = 0;
    const body = new ReadableStream({
      pull(controller) {
        chunks += 1;
        controller.enqueue(new Uint8Array(10_000));
      },
    });
    expect(await outcomeOf(api, new Response(body))).toEqual(failedAs('too-long'));
    expect(chunks).toBeLessThan(20);
  });
});

it('reads Retry-After as seconds or as a date, up to a day', () => {
  const read = (value: string) =>
    retryAfter(new Response('', { headers: { 'retry-after': value } }), Date.parse('2026-07-01T12:00:00Z'));
  expect(
    ['30', 'Wed, 01 Jul 2026 12:02:00 GMT', 'Wed, 01 Jul 2020 12:00:00 GMT', 'soon', '-5', '', '1.5'].map(
      read,
    ),
  ).toEqual([30, 120, 0, 0, 0, 0, 0]);
  const absurd = ['1795400000000', '9'.repeat(400), 'Fri, 31 Dec 9999 23:59:59 GMT'];
  expect(absurd.map(read)).toEqual([86_400, 86_400, 86_400]);
});
