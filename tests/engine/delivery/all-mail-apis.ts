import type { MailApi } from '../../../supabase/functions/deliver/mail-api.ts';
import { MAIL_APIS } from '../../../supabase/functions/deliver/mail-apis.ts';

/** Bodies of the provider's responses with status 200, as it documents them. */
interface Responses {
  /** It has accepted the message, and gave it this id. */
  accepted: (id: string) => string;
  /** Nothing says that it has accepted the message. */
  refused: readonly [string, ...string[]];
}

/** The responses of each mail provider, by the secret that chooses it. */
const RESPONSES: Readonly<Record<string, Responses>> = {
  RESEND_API_KEY: { accepted: (id) => JSON.stringify({ id }), refused: ['{"ok":true}', ''] },
  MAIL_URL: {
    accepted: (message_id) => JSON.stringify({ status: 'success', data: { message_id } }),
    refused: ['{"status":"error"}'],
  },
};

export type TestedMailApi = MailApi & Responses & { secret: string };

/** Every mail provider that the function knows, with example values for its secrets. */
export const ALL_MAIL_APIS = Object.entries(MAIL_APIS).map(([secret, create]): TestedMailApi => {
  const responses = RESPONSES[secret];
  if (!responses) throw new Error(`RESPONSES has no responses of the mail provider of ${secret}: add them.`);
  const api = create((name) => (name.endsWith('_URL') ? 'https://relay.test/send' : 'example'));
  return { ...api, ...responses, secret };
});
