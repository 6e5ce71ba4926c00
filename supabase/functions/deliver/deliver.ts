import { compose } from './compose.ts';
import type { Outbox } from './database.ts';
import { SEND_MS, START_MS } from './limits.ts';
import type { Claim, Message, Sender } from './message.ts';
import { failed, type Outcome, type Provider } from './provider.ts';

export interface DeliveryOptions {
  outbox: Outbox;
  provider: Provider;
  sender: Sender;
  /** The longest time for the provider's response, in milliseconds. */
  sendMs?: number;
  /** Waits between two messages. */
  wait?: (milliseconds: number) => Promise<void>;
  /** Milliseconds since any moment. */
  now?: () => number;
}

/** The result of a run. Contains no personal data. */
export interface Report {
  claimed: number;
  sent: number;
  failed: number;
  /** Results that the database did not accept. Their messages are claimed again after the lease. */
  unrecorded: number;
}

/**
 * The same for every attempt. If the code has changed since the first attempt and writes another message, the key
 * differs as well, because a provider refuses a known key with other content: twice is better than never.
 */
async function idempotencyKey({ id }: Claim, message: Message): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(message)));
  const hash = [...new Uint8Array(bytes.slice(0, 8))].map((byte) => byte.toString(16).padStart(2, '0'));
  return `submission-${id}-${hash.join('')}`;
}

/** Rejects when the time is over, also if the provider's code ignores its signal. */
const endOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

/** Writes and sends a message. Never throws, and never takes longer than `sendMs`. */
async function attempt(
  claim: Claim,
  { provider, sender, sendMs = SEND_MS }: DeliveryOptions,
): Promise<Outcome> {
  if (claim.error) return failed(claim.error);
  let message: Message;
  try {
    message = compose(claim, sender);
  } catch {
    return failed('compose');
  }
  try {
    const key = await idempotencyKey(claim, message);
    const signal = AbortSignal.timeout(sendMs);
    return await Promise.race([provider.deliver(message, key, signal), endOf(signal)]);
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    return failed(isTimeout ? 'timeout' : 'network');
  }
}

/** Records the result. A result that the database refuses concerns this message only. */
async function record(
  claim: Claim,
  outcome: Outcome,
  outbox: Outbox,
): Promise<Outcome['kind'] | 'unrecorded'> {
  try {
    if (outcome.kind === 'sent') await outbox.sent(claim, outcome.id);
    else await outbox.failed(claim, outcome.error, outcome.retryAfter);
    return outcome.kind;
  } catch (error) {
    // The message names the function and a status, and never a value.
    console.error(error instanceof Error ? error.message : 'unknown');
    return 'unrecorded';
  }
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Delivers what is due, one message after the other, and deletes what has expired. A run that is stopped at any point
 * loses nothing: a message that was not recorded as sent is sent again with the same key.
 */
export async function deliver(options: DeliveryOptions): Promise<Report> {
  const { outbox, provider, wait = sleep, now = () => performance.now() } = options;
  const report = { claimed: 0, sent: 0, failed: 0, unrecorded: 0 };
  const began = now();
  while (now() - began < START_MS) {
    const claim = await outbox.claim();
    if (!claim) break;
    if (report.claimed > 0) await wait(provider.pauseMs);
    report.claimed += 1;
    report[await record(claim, await attempt(claim, options), outbox)] += 1;
  }
  await outbox.cleanUp();
  return report;
}
