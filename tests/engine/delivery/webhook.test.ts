import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { overHttp } from '../../../supabase/functions/deliver/mail-api.ts';
import type { Claim } from '../../../supabase/functions/deliver/message.ts';
import { eventOf, webhookOf } from '../../../supabase/functions/deliver/webhook.ts';

const SECRETS = ['QUJD', 'REVG'].map((part) => `whsec_${part.repeat(8)}`);
const ENVIRONMENT: Record<string, string> = {
  WEBHOOK_URL: 'https://hooks.test/in',
  WEBHOOK_SECRET: SECRETS.join(' '),
};
const CLAIM: Claim = {
  id: '00000000-0000-4000-8000-00000000000a',
  attempt: 1,
  kind: 'submission',
  target: 'webhook',
  created_at: '2026-07-01T12:00:00Z',
  form_table: 'visit_submissions',
  table_number: 1,
  row: {
    id: '3f2a9c1e-0000-4000-8000-000000000001',
    created_at: '2026-07-01T12:00:00.123456+00:00',
    job_title: 'Grüße \u{1f600}',
    home_street: 'A street',
    home_town: 'Leeds',
    guests: [{ name: 'Ann' }],
    phone: null,
    summary: 'A street, Leeds',
  },
  digest: null,
};
const fields = { job_title: 'jobTitle', home_street: 'home.street', home_town: 'home.town' };
const FORMS = { visit_submissions: { form: 'visit', sections: [], combined: ['summary'], fields } };

/** Sends the event of the claim. Returns the outcome, and the request. */
async function send(response: Response) {
  const requests: { url: string; init: RequestInit }[] = [];
  const network: typeof fetch = async (input, init = {}) => {
    requests.push({ url: String(input), init });
    return response;
  };
  const provider = overHttp(
    webhookOf((name) => ENVIRONMENT[name]),
    network,
  );
  const outcome = await provider.deliver(
    eventOf(CLAIM, { forms: FORMS }),
    CLAIM.id,
    new AbortController().signal,
  );
  const [{ url, init } = { url: '', init: {} }] = requests;
  return { outcome, url, init, headers: Object.fromEntries(new Headers(init.headers)) };
}

it('has the answers by the names of the data schema, the reference and the time', () => {
  expect(eventOf(CLAIM, { forms: FORMS })).toEqual({
    type: 'submission.created',
    timestamp: '2026-07-01T12:00:00.123Z',
    data: {
      form: 'visit',
      id: '3f2a9c1e-0000-4000-8000-000000000001',
      reference: '96GV-ADJT',
      answers: {
        jobTitle: 'Grüße \u{1f600}',
        home: { street: 'A street', town: 'Leeds' },
        guests: [{ name: 'Ann' }],
      },
    },
  });
});

it.each(SECRETS)('is verified by the library of the specification, with the secret %s', async (secret) => {
  const { url, init, headers } = await send(new Response(null, { status: 204 }));
  expect(url).toBe('https://hooks.test/in');
  const body = String(init.body);
  expect(new Webhook(secret).verify(body, headers)).toEqual(eventOf(CLAIM, { forms: FORMS }));
  expect(headers['webhook-id']).toBe(CLAIM.id);
  expect(() => new Webhook(secret).verify(body.replace('Leeds', 'York'), headers)).toThrow();
});

it.each([
  [new Response('<p>Ann Lee</p>'), { kind: 'sent', id: null }],
  [new Response(null, { status: 204 }), { kind: 'sent', id: null }],
  [new Response('Ann Lee', { status: 500 }), { kind: 'failed', error: 'http-500', retryAfter: 0 }],
  [
    new Response('', { status: 302, headers: { location: 'https://x.test' } }),
    { kind: 'failed', error: 'http-302', retryAfter: 0 },
  ],
])('goes by the status of the response and shows nothing of it: %s', async (response, outcome) => {
  expect((await send(response)).outcome).toEqual(outcome);
});
