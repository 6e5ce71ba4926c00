import type { Claim } from './message.ts';

/** Calls a function of the database with named arguments. */
export type CallDatabase = (name: string, values: Record<string, unknown>) => Promise<unknown>;

/** The part of the database that delivery uses. */
export interface Outbox {
  claim(batch: number, leaseSeconds: number): Promise<Claim[]>;
  sent(claim: Claim, messageId: string | null): Promise<void>;
  failed(claim: Claim, error: string, retryAfter: number): Promise<void>;
  cleanUp(): Promise<void>;
}

/** Calls functions through the project's API with its secret key. */
export function callByApi(url: string, secretKey: string, send: typeof fetch = fetch): CallDatabase {
  return async (name, values) => {
    const response = await send(`${url.replace(/\/$/, '')}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: secretKey,
        // Older secret keys are tokens, and the API reads the role from this header.
        ...(secretKey.startsWith('sb_') ? {} : { Authorization: `Bearer ${secretKey}` }),
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(20_000),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`The database responded to ${name} with ${response.status}.`);
    }
    const text = await response.text();
    return text === '' ? null : (JSON.parse(text) as unknown);
  };
}

export function createOutbox(call: CallDatabase): Outbox {
  return {
    claim: async (batch, lease_seconds) =>
      (await call('submissions_claim', { batch, lease_seconds })) as Claim[],
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
