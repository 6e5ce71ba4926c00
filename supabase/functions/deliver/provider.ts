import type { Message } from './message.ts';

/** What the provider's response means. Every failure is tried again: a wrong key or address can be corrected meanwhile. */
export type Outcome =
  | { kind: 'sent'; id: string | null }
  | { kind: 'failed'; error: string; retryAfter: number };

/** Sends messages through the HTTP API of a mail provider. */
export interface Provider {
  /** The key is the same for every attempt to send a message. A provider that knows it does not send it twice. */
  send(message: Message, idempotencyKey: string, signal: AbortSignal): Promise<Response>;
  classify(response: Response): Promise<Outcome>;
}

/** Reads Retry-After: seconds, or a date. */
export function retryAfter(response: Response, now = Date.now()): number {
  const value = response.headers.get('retry-after');
  if (!value) return 0;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
}

/** The outcome of a response by its status. Takes the id from the body with `idOf`. */
export async function classifyStatus(response: Response, idOf: (body: unknown) => unknown): Promise<Outcome> {
  if (!response.ok) {
    // The body may quote the message. It is not read.
    await response.body?.cancel();
    return { kind: 'failed', error: `http-${response.status}`, retryAfter: retryAfter(response) };
  }
  try {
    const id = idOf(await response.json());
    return { kind: 'sent', id: typeof id === 'string' || typeof id === 'number' ? String(id) : null };
  } catch {
    // A success without the documented body comes from a proxy or another server, and says nothing about the message.
    return { kind: 'failed', error: 'no-json', retryAfter: 0 };
  }
}
