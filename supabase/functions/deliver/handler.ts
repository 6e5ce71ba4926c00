import { callByApi, createOutbox } from './database.ts';
import { deliver } from './deliver.ts';
import { type Environment, required } from './environment.ts';
import { FORM_LAYOUTS } from './forms.ts';
import { CALL_MS, sendLimit } from './limits.ts';
import { overHttp } from './mail-api.ts';
import { chooseMailApi } from './mail-apis.ts';
import type { Sender } from './message.ts';

/** The key of the API that may execute the functions. Supabase sets SUPABASE_SECRET_KEYS, or the older variable. */
function secretKey(environment: Environment): string {
  const keys = environment('SUPABASE_SECRET_KEYS');
  if (!keys) return required(environment, 'SUPABASE_SERVICE_ROLE_KEY');
  try {
    const [first] = Object.values(JSON.parse(keys) as Record<string, string>);
    if (first) return first;
  } catch {
    // The error of the parser quotes the keys.
  }
  throw new Error('The secret SUPABASE_SECRET_KEYS must be a JSON object with a key.');
}

/** The row in the dashboard of a hosted project. */
function dashboardLink(url: string): string | undefined {
  const [, reference] = /^https:\/\/([a-z0-9]+)\.supabase\.co/.exec(url) ?? [];
  return (
    reference &&
    `https://supabase.com/dashboard/project/${reference}/editor/{number}?schema=public&filter=id:eq:{id}`
  );
}

function senderOf(environment: Environment): Sender {
  return {
    from: required(environment, 'MAIL_FROM'),
    to: required(environment, 'MAIL_TO')
      .split(',')
      .map((address) => address.trim()),
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

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** Returns the handler of the Edge Function: POST with the key that the database has in its Vault. */
export function createHandler(environment: Environment, send: typeof fetch = fetch) {
  return async (request: Request): Promise<Response> => {
    try {
      if (request.method !== 'POST') return json(405, { error: 'Use POST.' });
      const given = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
      if (!(await isEqual(given, required(environment, 'DELIVER_KEY'))))
        return json(401, { error: 'Wrong key.' });
      const url = required(environment, 'SUPABASE_URL');
      const call = callByApi(url, secretKey(environment), send, CALL_MS);
      const provider = overHttp(chooseMailApi(environment), send);
      const sendMs = sendLimit(environment('MAIL_TIMEOUT'));
      const sender = senderOf(environment);
      return json(200, await deliver({ outbox: createOutbox(call), provider, sender, sendMs }));
    } catch (error) {
      // The messages above name secrets and statuses, and never a value.
      const message = error instanceof Error ? error.message : 'unknown';
      console.error(message);
      return json(500, { error: message });
    }
  };
}
