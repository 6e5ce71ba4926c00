import { bareAddress, base64, toMime } from './mime.ts';
import { classifyStatus, type Provider } from './provider.ts';

export interface RawMailOptions {
  url: string;
  key: string;
  /** The header that carries the key. Default: Authorization, as a bearer token. */
  keyHeader?: string | undefined;
}

/**
 * SMTP over HTTP, for relays without an adapter: a POST with the envelope and the whole message in base64, as Postal's
 * `/api/v1/send/raw` takes it: https://docs.postalserver.io/developer/api
 */
export function rawMail({ url, key, keyHeader }: RawMailOptions, send: typeof fetch = fetch): Provider {
  return {
    send: (message, idempotencyKey, signal) =>
      send(url, {
        method: 'POST',
        headers: {
          ...(keyHeader ? { [keyHeader]: key } : { Authorization: `Bearer ${key}` }),
          'Content-Type': 'application/json',
          'Idempotency-Key': idempotencyKey,
        },
        body: JSON.stringify({
          mail_from: bareAddress(message.from),
          rcpt_to: message.to.map(bareAddress),
          data: base64(toMime(message, idempotencyKey, new Date())),
        }),
        signal,
      }),
    async classify(response) {
      const outcome = await classifyStatus(response.clone(), (body) => {
        const { data, message_id, id } = body as Record<string, Record<string, unknown> | undefined>;
        return data?.['message_id'] ?? message_id ?? id;
      });
      if (outcome.kind === 'failed') return outcome;
      // Postal responds to everything with 200 and names the result in the body.
      const { status } = (await response.json()) as { status?: unknown };
      const isRefused = status === 'error' || status === 'parameter-error';
      return isRefused ? { kind: 'failed', error: 'refused', retryAfter: 0 } : outcome;
    },
  };
}
