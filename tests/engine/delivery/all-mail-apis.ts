import { MAIL_APIS } from '../../../supabase/functions/deliver/mail-apis.ts';

/** Every mail provider that the function knows, with example values for its secrets. */
export const ALL_MAIL_APIS = Object.values(MAIL_APIS).map((create) =>
  create((secret) => (secret.endsWith('_URL') ? 'https://relay.test/send' : 'example')),
);
