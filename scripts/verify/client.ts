import { HASHED_FOLDERS } from '@json-site/compiler/documents';

/** A response of the live site or of the project, with its body decompressed. */
export interface ServerReply {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Sends one request. Follows no redirect. */
export type SendRequest = (url: string, request: RequestInit) => Promise<ServerReply>;

/** In milliseconds, for a whole response. */
const TIMEOUT = 20_000;

/** Sent with every request, for the log of the server. Supabase refuses a secret key that a browser sends. */
const USER_AGENT = 'Mozilla/5.0 (site-verify)';

/** No file of a site is larger. A server may send without an end, or a megabyte that becomes gigabytes. */
const LARGEST_BODY = 64_000_000;

async function bodyOf({ body }: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    // It ends the connection as well.
    if (size > LARGEST_BODY) throw new Error('the response does not end');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function sendByFetch(url: string, request: RequestInit): Promise<ServerReply> {
  const response = await fetch(url, {
    ...request,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const { status, headers } = response;
  return { status, headers, body: await bodyOf(response) };
}

/** Why there is no response: the code of the system, of TLS or of DNS, if there is one. */
export function reasonOf(error: unknown): string {
  const { cause, code, message } = error as NodeJS.ErrnoException;
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? code ?? message;
}

/** A connection that ended, which happens: once is no finding. */
const ENDED = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN', 'UND_ERR_SOCKET']);

const isHashed = (pathname: string) => HASHED_FOLDERS.some((folder) => pathname.includes(folder));

/** Files that every cache on the way may store cost the server little. */
const FILES_IN_A_PAUSE = 10;

export interface ClientOptions {
  /** The shortest time between two requests, in milliseconds. */
  pause: number;
  send?: SendRequest | undefined;
}

/** Sends requests one after the other, each a pause after the one before: the command must not burden the site. */
export class Client {
  private readonly pause: number;
  private readonly send: SendRequest;
  private last: Promise<unknown> = Promise.resolve();

  constructor({ pause, send = sendByFetch }: ClientOptions) {
    this.pause = pause;
    this.send = send;
  }

  /** Requests an address. Rejects when there is no response. */
  ask(url: string, request: RequestInit = {}): Promise<ServerReply> {
    const { pause } = this;
    const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));
    const attempt = () =>
      this.send(url, { ...request, headers: { 'user-agent': USER_AGENT, ...request.headers } });
    const reply = this.last.then(attempt).catch(async (error: unknown) => {
      if (request.method === 'POST' || !ENDED.has(reasonOf(error))) throw error;
      await wait(pause);
      return attempt();
    });
    const rest = () => wait(isHashed(new URL(url).pathname) ? pause / FILES_IN_A_PAUSE : pause);
    this.last = reply.then(rest, rest);
    return reply;
  }
}
