import { AuthClient, type AuthError } from '@supabase/supabase-js';
import { UserError } from '@json-site/content/files';

/** The page on which editors sign in. */
export const SIGN_IN_PATH = '/_studio/sign-in';

/** Sends mails with a code and a link, and says whose code or link it is. */
export interface SignInProvider {
  send(address: string): Promise<void>;
  /** The address of the person who has the code or the link, or undefined if it is wrong, used or too old. */
  verify(proof: { address: string; code: string } | { link: string }): Promise<string | undefined>;
}

/** Each sign-in has another client, which forgets its session: the studio server has its own. */
function clientOf(url: string, key: string, send?: typeof fetch) {
  // Without createClient(), whose part for changes in real time needs Node.js 22.
  return new AuthClient({
    url: `${url.replace(/\/$/, '')}/auth/v1`,
    headers: { apikey: key },
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    ...(send && { fetch: send }),
  });
}

/** The messages of the Auth server may contain the address. */
const reasonOf = ({ status, code }: AuthError) =>
  `The sign-in service answered ${status ?? 'nothing'}${code ? ` (${code})` : ''}.`;

/** Mails a code and a link. Throws if the project has refused it. */
export async function mailSignIn(
  url: string,
  key: string,
  address: string,
  origin: string,
  send?: typeof fetch,
): Promise<void> {
  const options = { emailRedirectTo: `${origin}${SIGN_IN_PATH}` };
  const { error } = await clientOf(url, key, send).signInWithOtp({ email: address, options });
  if (error) throw new UserError(reasonOf(error));
}

/** Signs in with the Auth server of a project. `send` reaches it without a network. */
export function supabaseSignIn(
  url: string,
  key: string,
  origin: string,
  send?: typeof fetch,
): SignInProvider {
  return {
    send: (address) => mailSignIn(url, key, address, origin, send),
    async verify(proof) {
      const client = clientOf(url, key, send);
      const { data, error } = await client.verifyOtp(
        'link' in proof
          ? { token_hash: proof.link, type: 'email' }
          : { email: proof.address, token: proof.code, type: 'email' },
      );
      if (error && (error.status ?? 500) >= 500) throw new UserError(reasonOf(error));
      const address = data.user?.email?.toLowerCase();
      // The project need not remember a session that nobody uses.
      if (address) await client.signOut({ scope: 'local' }).catch(() => undefined);
      return address;
    },
  };
}
