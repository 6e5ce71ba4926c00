import { reasonOf } from '../client.ts';

/** What a server says about an address. `moved` and `insecure` name the address to write, if there is one. */
export type LinkState =
  | { kind: 'fine' }
  | { kind: 'gone'; status: number }
  | { kind: 'moved'; to: string }
  | { kind: 'insecure'; to?: string }
  | { kind: 'private' }
  | { kind: 'unknown'; reason: string };

/** A server that only its own network reaches. */
export class PrivateAddressError extends Error {}

/** A response without its body. */
export interface LinkReply {
  status: number;
  location: string | null;
}

/** Sends one request. Follows no redirect, and reads no body. */
export type AskServer = (url: string, method: 'HEAD' | 'GET') => Promise<LinkReply>;

/** Steps of a redirect that browsers would follow too. */
const MOST_STEPS = 10;

const GONE = [404, 410];

const PERMANENT = [301, 308];

const isRedirect = ({ status, location }: LinkReply) => status >= 300 && status < 400 && location !== null;

/** Asks with HEAD, and with GET where a server refuses HEAD or answers it with an error. */
async function reply(url: string, ask: AskServer): Promise<LinkReply> {
  const first = await ask(url, 'HEAD');
  return first.status < 400 ? first : ask(url, 'GET');
}

/** Follows an address to its end. `moved` is the address up to the first step that is not for good. */
async function follow(url: string, ask: AskServer): Promise<{ status: number; moved: string }> {
  let [current, moved, isForGood] = [url, url, true];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const answer = await reply(current, ask);
    if (!isRedirect(answer)) return { status: answer.status, moved };
    current = new URL(answer.location ?? '', current).href;
    isForGood &&= PERMANENT.includes(answer.status);
    if (isForGood) moved = current;
  }
  throw new Error(`more than ${MOST_STEPS} redirects`);
}

/** The same address with TLS, if it answers there. */
async function secureAddress(url: string, ask: AskServer): Promise<string | undefined> {
  const secure = url.replace(/^http:/, 'https:');
  try {
    const { status, moved } = await follow(secure, ask);
    return status < 400 && moved.startsWith('https:') ? moved : undefined;
  } catch {
    return undefined;
  }
}

/** Asks the server of an address about it. */
export async function askLink(url: string, ask: AskServer): Promise<LinkState> {
  try {
    const { status, moved } = await follow(url, ask);
    if (GONE.includes(status)) return { kind: 'gone', status };
    if (status >= 400) return { kind: 'unknown', reason: `answers with status ${status}` };
    if (url.startsWith('http:') && !moved.startsWith('https:')) {
      const to = await secureAddress(url, ask);
      return { kind: 'insecure', ...(to !== undefined && { to }) };
    }
    return moved === url ? { kind: 'fine' } : { kind: 'moved', to: moved };
  } catch (error) {
    if (error instanceof PrivateAddressError) return { kind: 'private' };
    return { kind: 'unknown', reason: `does not answer: ${reasonOf(error)}` };
  }
}
