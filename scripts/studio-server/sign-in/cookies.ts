import type { IncomingMessage } from 'node:http';

const NAMES = { session: 'studio', attempt: 'studio-sign-in', look: 'studio-look' } as const;
type CookieName = keyof typeof NAMES;

/** Browsers accept the prefix only over HTTPS, and then from no other host. */
const nameOf = (name: CookieName, isSecure: boolean) => `${isSecure ? '__Host-' : ''}${NAMES[name]}`;

/** The value of a cookie of the studio, or undefined. */
export function readCookie(
  { headers }: IncomingMessage,
  name: CookieName,
  isSecure: boolean,
): string | undefined {
  const wanted = `${nameOf(name, isSecure)}=`;
  const pairs = (headers.cookie ?? '').split('; ');
  return pairs.find((pair) => pair.startsWith(wanted))?.slice(wanted.length);
}

/** Writes a cookie that no script reads and no other site sends. Without a value, the browser deletes it. */
export function cookieHeader(
  name: CookieName,
  value: string | undefined,
  isSecure: boolean,
  seconds?: number,
): string {
  const life = value === undefined ? '; Max-Age=0' : seconds === undefined ? '' : `; Max-Age=${seconds}`;
  return `${nameOf(name, isSecure)}=${value ?? ''}; Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}${life}`;
}
