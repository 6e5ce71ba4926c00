import { formatMailbox, parseMailboxes } from './addresses.ts';
import { callByApi, createOutbox } from './database.ts';
import { deliver } from './deliver.ts';
import { checkDesks, readDesks } from './desks.ts';
import { type Environment, required, secretKey } from './environment.ts';
import { FORM_LAYOUTS, VERSION } from './forms.ts';
import { CALL_MS, sendLimit } from './limits.ts';
import { overHttp } from './mail-api.ts';
import { chooseMailApi } from './mail-apis.ts';
import type { Sender } from './message.ts';
import { failed } from './provider.ts';
import { hasWebhook, webhookOf } from './webhook.ts';

/** The row in the dashboard of a hosted project. */
function dashboardLink(url: string): string | undefined {
  const [, reference] = /^https:\/\/([a-z0-9]+)\.supabase\.co/.exec(url) ?? [];
  return (
    reference &&
    `https://supabase.com/dashboard/project/${reference}/editor/{number}?schema=public&filter=id:eq:{id}`
  );
}

/** The addresses in a secret, each as a provider takes it. */
function addressesIn(environment: Environment, name: string): string[] {
  const mailboxes = parseMailboxes(required(environment, name));
  if (mailboxes) return mailboxes.map(formatMailbox);
  throw new Error(
    `The secret ${name} has a part that is no e-mail address. Write ann@example.org, or "Lee, Ann" <ann@example.org>, with commas between several.`,
  );
}

function senderOf(environment: Environment): Sender {
  const [from = '', ...others] = addressesIn(environment, 'MAIL_FROM');
  if (others.length > 0) throw new Error('The secret MAIL_FROM has several addresses. Write one.');
  return {
    from,
    to: addressesIn(environment, 'MAIL_TO'),
    desks: readDesks(environment),
    site: environment('MAIL_SITE') ?? 'Website',
    timeZone: environment('MAIL_TIME_ZONE') ?? 'Europe/London',
    forms: FORM_LAYOUTS,
    rowLink: environment('MAIL_ROW_LINK') ?? dashboardLink(environment('SUPABASE_URL') ?? ''),
  };
}

/** Compares without revealing by its duration how much is equal. */
async function isEqual(left: string, right: string): Promise<boolean> {
  const hash = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const [a, b] = await Promise.all([hash(left), hash(right)]);
  return a.reduce((difference, byte, index) => difference | (byte ^ (b[index] ?? 0)), 0) === 0;
}

/** Everything that a run needs, each made of the secrets that it reads. Throws an error that names the secret. */
const partsOf = (environment: Environment, send: typeof fetch) => ({
  call: () => callByApi(required(environment, 'SUPABASE_URL'), secretKey(environment), send, CALL_MS),
  provider: () => overHttp(chooseMailApi(environment), send),
  sender: () => senderOf(environment),
  desks: () => checkDesks(environment, FORM_LAYOUTS),
  webhook: () => (hasWebhook(environment) ? overHttp(webhookOf(environment), send) : undefined),
});

/** The faults of the secrets and of the connection to the database. No text has a value of a secret. */
async function faultsOf(parts: ReturnType<typeof partsOf>): Promise<string[]> {
  const attempts = [
    parts.provider,
    parts.sender,
    parts.desks,
    parts.webhook,
    async () => parts.call()('submissions_health', {}),
  ];
  const results = await Promise.allSettled(attempts.map(async (attempt) => attempt()));
  return results.flatMap((result) => (result.status === 'rejected' ? [messageOf(result.reason)] : []));
}

/** The messages above name secrets and statuses, and never a value. */
const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown');

/** Wrong secrets of the webhook fail its attempts, and delay no mail. */
function orRefusing(webhook: ReturnType<typeof partsOf>['webhook']): ReturnType<typeof webhook> {
  try {
    return webhook();
  } catch (error) {
    console.error(messageOf(error));
    return { keyHours: 0, pauseMs: 0, deliver: async () => failed('no-webhook') };
  }
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/**
 * Returns the handler of the Edge Function. With the key that the database has in its Vault, POST delivers, and GET
 * says which version runs and what is wrong with its secrets.
 */
export function createHandler(environment: Environment, send: typeof fetch = fetch) {
  return async (request: Request): Promise<Response> => {
    try {
      if (!['GET', 'POST'].includes(request.method)) return json(405, { error: 'Use POST.' });
      const given = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
      if (!(await isEqual(given, required(environment, 'DELIVER_KEY'))))
        return json(401, { error: 'Wrong key.' });
      const parts = partsOf(environment, send);
      if (request.method === 'GET') return json(200, { version: VERSION, faults: await faultsOf(parts) });
      const [outbox, provider] = [createOutbox(parts.call()), parts.provider()];
      const sendMs = sendLimit(environment('MAIL_TIMEOUT'));
      const webhook = orRefusing(parts.webhook);
      return json(200, await deliver({ outbox, provider, webhook, sender: parts.sender(), sendMs }));
    } catch (error) {
      const message = messageOf(error);
      console.error(message);
      return json(500, { error: message });
    }
  };
}
