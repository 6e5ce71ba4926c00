import type { Message } from './message.ts';

/**
 * The result of an attempt. Every failure is tried again: a wrong key or address can be corrected meanwhile. The error
 * is a code such as http-500, because a text from the provider could quote the message.
 */
export type Outcome =
  | { kind: 'sent'; id: string | null }
  | { kind: 'failed'; error: string; retryAfter: number };

/** Delivers messages, or something else. */
export interface Provider<Content = Message> {
  /**
   * For how many hours it remembers idempotency keys, and delivers messages with equal keys once. 0: it ignores them.
   */
  keyHours: number;
  /** The pause between two messages, in milliseconds. */
  pauseMs: number;
  /** The key is the same for every attempt to send a message. */
  deliver(message: Content, idempotencyKey: string, signal: AbortSignal): Promise<Outcome>;
}

export const failed = (error: string, retryAfter = 0): Outcome => ({ kind: 'failed', error, retryAfter });

/**
 * Returns the outcome with the provider's id as text that the database can store: JSON allows NUL, and PostgreSQL does
 * not.
 */
export function sent(id: unknown): Outcome {
  const text = typeof id === 'string' || typeof id === 'number' ? String(id) : '';
  return { kind: 'sent', id: text.replace(/[^\x21-\x7e]/g, '').slice(0, 200) || null };
}
