import type { Message } from './message.ts';
import { failed, type Outcome, type Provider, sent } from './provider.ts';

/** How an HTTP API receives something. */
export interface HttpApi<Content> extends Omit<Provider, 'deliver'> {
  request(message: Content, idempotencyKey: string): HttpRequest | Promise<HttpRequest>;
  /**
   * Reads the object in a response of success; undefined if the body is empty. Without it, the status decides, and the
   * body is not read.
   */
  read?(body: Record<string, unknown> | undefined): Outcome;
}

/** How a mail provider's HTTP API is used. docs/architecture.md says what another one needs. */
export interface MailApi extends HttpApi<Message> {
  name: string;
  /** For how long the provider has a copy of what it sent, which erasing a person cannot reach. */
  logs: string;
  request(message: Message, idempotencyKey: string): HttpRequest;
  read(body: Record<string, unknown> | undefined): Outcome;
}

export interface HttpRequest {
  url: string;
  headers: Record<string, string>;
  body: unknown;
}

/** A longer body is not the documented response of any provider. */
const LARGEST_BODY = 65_536;
/** A day. The database waits less, and its integers end below what a header can contain. */
const LONGEST_PAUSE = 86_400;

/** Reads Retry-After: seconds, or a date. */
export function retryAfter(response: Response, now = Date.now()): number {
  const value = response.headers.get('retry-after') ?? '';
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000;
  return seconds > 0 ? Math.min(Math.ceil(seconds), LONGEST_PAUSE) : 0;
}

/** Reads the body as text. Returns undefined, and stops reading, if it is too long. */
async function readText({ body }: Response): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > LARGEST_BODY) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sorts a response by its status and its body. */
async function outcomeOf(response: Response, read: HttpApi<never>['read']): Promise<Outcome> {
  if (!response.ok) {
    // The body may quote the message, and may never end. It is not read, and nothing waits for the end of the
    // connection.
    response.body?.cancel().catch(() => {});
    return failed(`http-${response.status}`, retryAfter(response));
  }
  if (!read) {
    response.body?.cancel().catch(() => {});
    return sent(null);
  }
  const text = await readText(response);
  if (text === undefined) return failed('too-long');
  if (text.trim() === '') return read(undefined);
  try {
    const body: unknown = JSON.parse(text);
    return isObject(body) ? read(body) : failed('no-json');
  } catch {
    // A proxy or another server responded, which says nothing about the message.
    return failed('no-json');
  }
}

/** Sends messages through an HTTP API. */
export function overHttp<Content>(
  { request, read, ...declared }: HttpApi<Content>,
  send: typeof fetch = fetch,
): Provider<Content> {
  return {
    ...declared,
    async deliver(message, idempotencyKey, signal) {
      const { url, headers, body } = await request(message, idempotencyKey);
      const response = await send(url, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
        body: JSON.stringify(body),
        // A redirect would send the whole message to another server.
        redirect: 'manual',
        signal,
      });
      return outcomeOf(response, read);
    },
  };
}
