import { compose } from './compose.ts';
import type { Outbox } from './database.ts';
import type { Claim, Message, Sender } from './message.ts';
import type { Outcome, Provider } from './provider.ts';

/** At most this many messages in one run: a run that is too long is stopped by the platform. */
const BATCH = 10;
/** No other run takes a claimed message within this time. Longer than a run with every message at its time limit. */
const LEASE_SECONDS = 180;
const SEND_TIMEOUT_MS = 15_000;
/** Resend accepts two requests in a second. */
const PAUSE_MS = 600;

export interface DeliveryOptions {
  outbox: Outbox;
  provider: Provider;
  sender: Sender;
  batch?: number;
  leaseSeconds?: number;
  /** Waits between two messages. */
  wait?: (milliseconds: number) => Promise<void>;
}

/** What a run did. Contains no personal data. */
export interface Report {
  claimed: number;
  sent: number;
  failed: number;
}

/**
 * The same for every attempt. If the code has changed since the first attempt and writes another message, the key differs
 * as well, because a provider refuses a known key with other content: twice is better than never.
 */
async function idempotencyKey({ id }: Claim, message: Message): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(message)));
  const hash = [...new Uint8Array(bytes.slice(0, 8))].map((byte) => byte.toString(16).padStart(2, '0'));
  return `submission-${id}-${hash.join('')}`;
}

/** Writes and sends a message. Never throws. */
async function attempt(claim: Claim, { provider, sender }: DeliveryOptions): Promise<Outcome> {
  let message: Message;
  try {
    message = compose(claim, sender);
  } catch {
    return { kind: 'failed', error: 'compose', retryAfter: 0 };
  }
  try {
    const key = await idempotencyKey(claim, message);
    const response = await provider.send(message, key, AbortSignal.timeout(SEND_TIMEOUT_MS));
    return await provider.classify(response);
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    return { kind: 'failed', error: isTimeout ? 'timeout' : 'network', retryAfter: 0 };
  }
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Delivers what is due, and deletes what has expired. A run that is stopped at any point loses nothing: a message that was not recorded as sent is sent
 * again with the same key.
 */
export async function deliver(options: DeliveryOptions): Promise<Report> {
  const { outbox, batch = BATCH, leaseSeconds = LEASE_SECONDS, wait = sleep } = options;
  const claims = await outbox.claim(batch, leaseSeconds);
  const report = { claimed: claims.length, sent: 0, failed: 0 };
  for (const [index, claim] of claims.entries()) {
    if (index > 0) await wait(PAUSE_MS);
    const outcome = await attempt(claim, options);
    if (outcome.kind === 'sent') {
      await outbox.sent(claim, outcome.id);
      report.sent += 1;
    } else {
      await outbox.failed(claim, outcome.error, outcome.retryAfter);
      report.failed += 1;
    }
  }
  await outbox.cleanUp();
  return report;
}
