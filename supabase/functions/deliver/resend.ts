import { classifyStatus, type Outcome, type Provider } from './provider.ts';

const ENDPOINT = 'https://api.resend.com/emails';

const property = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;

/** Resend: https://resend.com/docs/api-reference/emails/send-email. It keeps idempotency keys for 24 hours. */
export function resend(apiKey: string, send: typeof fetch = fetch): Provider {
  return {
    send: ({ from, to, subject, text, html }, idempotencyKey, signal) =>
      send(ENDPOINT, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${apiKey}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': idempotencyKey,
        },
        // Automatic replies must not answer (RFC 3834).
        body: JSON.stringify({
          from,
          to,
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated' },
        }),
        signal,
      }),
    classify: (response): Promise<Outcome> =>
      classifyStatus(response, (body) => {
        const id = property(body, 'id');
        if (typeof id !== 'string') throw new Error('Not a response of Resend.');
        return id;
      }),
  };
}
