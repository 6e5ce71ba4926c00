import type { MailApi } from './mail-api.ts';
import { failed, sent } from './provider.ts';

/** Resend: https://resend.com/docs/api-reference/emails/send-email */
export function resend(apiKey: string): MailApi {
  return {
    name: 'Resend',
    logs: 'for as long as the plan says',
    keyHours: 24,
    // It accepts two requests in a second.
    pauseMs: 600,
    request: ({ from, to, subject, text, html }) => ({
      url: 'https://api.resend.com/emails',
      headers: { Authorization: `Bearer ${apiKey}` },
      // Automatic replies must not answer (RFC 3834).
      body: { from, to, subject, text, html, headers: { 'Auto-Submitted': 'auto-generated' } },
    }),
    // Its documented response has an id. Any other comes from a proxy.
    read: (body) => (typeof body?.['id'] === 'string' ? sent(body['id']) : failed('no-json')),
  };
}
