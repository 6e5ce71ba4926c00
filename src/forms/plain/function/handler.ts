import { type Environment, required, secretKey } from '../../../../supabase/functions/deliver/environment.ts';
import type { FormRules } from '../../validator.ts';
import { receiver } from './receive.ts';
import { storeByApi } from './store.ts';

export { receiver } from './receive.ts';
export { storeByApi } from './store.ts';

/** The longest time for a file of the site, in milliseconds. */
const READ_MS = 9_000;

/** Returns the handler of the Edge Function. It needs no key: a browser without JavaScript has none to send. */
export function createHandler(
  rules: Readonly<Record<string, FormRules>>,
  environment: Environment,
  send: typeof fetch = fetch,
) {
  return async (request: Request): Promise<Response> => {
    try {
      // The addresses in a page have the path of a site already.
      const { origin: site, pathname } = new URL(required(environment, 'SITE_URL'));
      const files = site + pathname.replace(/\/$/, '');
      const handle = receiver(rules, {
        site,
        proxies: (environment('SUBMIT_PROXIES') ?? '').split(',').map((address) => address.trim()),
        read: (path) => send(files + path, { redirect: 'manual', signal: AbortSignal.timeout(READ_MS) }),
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
