import type { FormRules } from '../../validator.ts';
import { receiver } from './receive.ts';
import { storeByApi } from './store.ts';

export { receiver } from './receive.ts';
export { storeByApi } from './store.ts';

/** Reads a secret of the function. */
export type Environment = (name: string) => string | undefined;

/** The longest time for a file of the site, in milliseconds. */
const READ_MS = 9_000;

function required(environment: Environment, name: string): string {
  const value = environment(name);
  if (value) return value;
  throw new Error(`The secret ${name} is not set. Set it with: npx supabase secrets set ${name}=...`);
}

/** The key that may store for a visitor. Supabase sets SUPABASE_SECRET_KEYS, or the older variable. */
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

/** Returns the handler of the Edge Function. It needs no key: a browser without JavaScript has none to send. */
export function createHandler(
  rules: Readonly<Record<string, FormRules>>,
  environment: Environment,
  send: typeof fetch = fetch,
) {
  return async (request: Request): Promise<Response> => {
    try {
      const site = new URL(required(environment, 'SITE_URL')).origin;
      const handle = receiver(rules, {
        site,
        read: (path) => send(site + path, { redirect: 'manual', signal: AbortSignal.timeout(READ_MS) }),
        store: storeByApi(required(environment, 'SUPABASE_URL'), secretKey(environment), send),
      });
      return await handle(request);
    } catch (error) {
      // The messages above name secrets, and never a value.
      console.error(error instanceof Error ? error.message : 'unknown');
      return new Response('503', { status: 503 });
    }
  };
}
