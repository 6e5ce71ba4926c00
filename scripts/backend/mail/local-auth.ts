import { createHash, randomBytes, randomInt } from 'node:crypto';
import { isObject } from '@json-site/values/objects';
import { LOCAL_PUBLISHABLE_KEY } from '../local.ts';
import { localMailbox } from './mailbox.ts';
import { signInMail } from './sign-in-mail.ts';

/** Milliseconds. */
const CODE_LASTS = 600_000;
const SESSION_LASTS_S = 3600;

interface Code {
  email: string;
  code: string;
  tokenHash: string;
  expires: number;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** As the Auth server of a hosted project reports an error. */
const refused = (status: number, code: string, msg: string) =>
  Response.json({ code: status, error_code: code, msg }, { status });

/** A session as the Auth server sends it. Nothing of the embedded backend accepts its tokens. */
function sessionOf(email: string): Response {
  const user = { id: hashOf(email).slice(0, 32), aud: 'authenticated', role: 'authenticated', email };
  return Response.json({
    access_token: randomBytes(32).toString('base64url'),
    refresh_token: randomBytes(32).toString('base64url'),
    token_type: 'bearer',
    expires_in: SESSION_LASTS_S,
    expires_at: Math.floor(Date.now() / 1000) + SESSION_LASTS_S,
    user: { ...user, app_metadata: {}, user_metadata: {}, created_at: new Date().toISOString() },
  });
}

/**
 * The part of the Auth server of a hosted project that signs people in by e-mail: `otp`, `verify` and `logout`. Its
 * mails are in the local mailbox. The newest code of an address is the only one, as there; a restart forgets all.
 */
export function localAuth(mailbox: string): (request: Request) => Promise<Response> {
  const codes = new Map<string, Code>();

  async function sendCode(email: string, redirect: string): Promise<Response> {
    const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
    const tokenHash = randomBytes(28).toString('hex');
    codes.set(email, { email, code, tokenHash, expires: Date.now() + CODE_LASTS });
    const { key, message } = signInMail(email, code, `${redirect}?token_hash=${tokenHash}`);
    await localMailbox(mailbox).deliver(message, key, AbortSignal.timeout(CODE_LASTS));
    return Response.json({});
  }

  function verify({ email, token, token_hash }: Record<string, unknown>): Response {
    const found = [...codes.values()].find((one) =>
      typeof token_hash === 'string'
        ? one.tokenHash === token_hash
        : one.email === email && one.code === token,
    );
    if (!found || found.expires < Date.now())
      return refused(403, 'otp_expired', 'Token has expired or is invalid');
    codes.delete(found.email);
    return sessionOf(found.email);
  }

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.headers.get('apikey') !== LOCAL_PUBLISHABLE_KEY)
      return refused(401, 'no_authorization', 'No API key found in request');
    if (request.method !== 'POST') return refused(405, 'bad_method', 'Method not allowed');
    if (pathname === '/auth/v1/logout') return new Response(null, { status: 204 });
    const body: unknown = await request.json().catch(() => undefined);
    const email = isObject(body) ? body['email'] : undefined;
    if (pathname === '/auth/v1/otp' && typeof email === 'string')
      return sendCode(email, searchParams.get('redirect_to') ?? '');
    if (pathname === '/auth/v1/verify' && isObject(body)) return verify(body);
    return refused(400, 'validation_failed', 'The request cannot be used');
  };
}
