import type { Claim } from './message.ts';

/** Calls a function of the database with named arguments. */
export type CallDatabase = (name: string, values: Record<string, unknown>) => Promise<unknown>;

/** The tables of forms by target: with the column of the address, or null. */
export interface Targets {
  receipt: Record<string, string>;
  webhook: Record<string, null>;
}

/** The part of the database that delivery uses. */
export interface Outbox {
  /** Says which forms have a receipt or a webhook, for submissions from now on. An older database has no targets. */
  announce(targets: Targets): Promise<void>;
  /** Claims one message: a run that is stopped leaves no other waiting for the end of its lease. */
  claim(): Promise<Claim | undefined>;
  sent(claim: Claim, messageId: string | null): Promise<void>;
  failed(claim: Claim, error: string, retryAfter: number): Promise<void>;
  cleanUp(): Promise<void>;
}

/** The headers by which the project's API knows the role of a caller, from its public or secret key. */
export const keyHeaders = (key: string): Record<string, string> => ({
  apikey: key,
  // Older keys are tokens, and the API reads the role from this header.
  ...(key.startsWith('sb_') ? {} : { authorization: `Bearer ${key}` }),
});

/** Calls functions through the project's API with its secret key. A call takes `limit` milliseconds at most. */
export function callByApi(
  url: string,
  secretKey: string,
  send: typeof fetch = fetch,
  limit = 20_000,
): CallDatabase {
  return async (name, values) => {
    const response = await send(`${url.replace(/\/$/, '')}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { ...keyHeaders(secretKey), 'content-type': 'application/json' },
      body: JSON.stringify(values),
      // The secret key would go to the other server.
      redirect: 'manual',
      signal: AbortSignal.timeout(limit),
    });
    if (!response.ok) {
      response.body?.cancel().catch(() => {});
      throw new Error(`The database responded to ${name} with ${response.status}.`);
    }
    const text = await response.text();
    try {
      return text === '' ? null : (JSON.parse(text) as unknown);
    } catch {
      // The error of the parser quotes the text.
      throw new Error(`The database responded to ${name} without JSON.`);
    }
  };
}

export function createOutbox(call: CallDatabase): Outbox {
  return {
    async announce(wanted) {
      await call('submissions_targets', { wanted });
    },
    claim: async () => ((await call('submissions_claim', { batch: 1 })) as Claim[])[0],
    async sent({ id }, message_id) {
      await call('submissions_sent', { message: id, message_id });
    },
    async failed({ id, attempt }, error, retry_after) {
      await call('submissions_failed', { message: id, attempt, error, retry_after });
    },
    async cleanUp() {
      await call('submissions_clean_up', {});
    },
  };
}
