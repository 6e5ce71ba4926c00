import { compose } from './compose.ts';
import type { Outbox, Targets } from './database.ts';
import type { FormLayouts } from './layout.ts';
import { SEND_MS, START_MS } from './limits.ts';
import type { Claim, Message, Sender } from './message.ts';
import { failed, type Outcome, type Provider } from './provider.ts';
import { eventOf, type WebhookEvent } from './webhook.ts';

export interface DeliveryOptions {
  outbox: Outbox;
  provider: Provider;
  /** Without one, no submission has a webhook. */
  webhook?: Provider<WebhookEvent> | undefined;
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

/** Sends what an attempt has written. */
type Send = (signal: AbortSignal) => Promise<Outcome>;

/** Writes what a claim sends. Throws if it cannot be written. */
function write(claim: Claim, { provider, webhook, sender }: DeliveryOptions): Send {
  if (claim.target === 'webhook') {
    const event = eventOf(claim, sender);
    // The same for every attempt, as the receivers of webhooks expect.
    return async (signal) => webhook?.deliver(event, claim.id, signal) ?? failed('no-webhook');
  }
  const message = compose(claim, sender);
  return async (signal) => provider.deliver(message, await idempotencyKey(claim, message), signal);
}

/** Writes and sends a message. Never throws, and never takes longer than `sendMs`. */
async function attempt(claim: Claim, options: DeliveryOptions): Promise<Outcome> {
  if (claim.error) return failed(claim.error);
  let send: Send;
  try {
    send = write(claim, options);
  } catch {
    return failed('compose');
  }
  try {
    const signal = AbortSignal.timeout(options.sendMs ?? SEND_MS);
    return await Promise.race([send(signal), endOf(signal)]);
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

/** The targets of the forms, as their content and the secrets say. */
export function targetsOf(forms: FormLayouts, hasWebhook: boolean): Targets {
  const layouts = Object.entries(forms);
  return {
    receipt: Object.fromEntries(
      layouts.flatMap(([table, { receipt }]) => (receipt ? [[table, receipt.column]] : [])),
    ),
    webhook: Object.fromEntries(hasWebhook ? layouts.map(([table]) => [table, null]) : []),
  };
}

/** Gives the targets to the database. Without an answer, those of the last run apply, and the mails are delivered. */
async function announce({ outbox, webhook, sender }: DeliveryOptions): Promise<void> {
  try {
    await outbox.announce(targetsOf(sender.forms, webhook !== undefined));
  } catch (error) {
    console.error(error instanceof Error ? error.message : 'unknown');
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
  await announce(options);
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
