import { type Environment, required } from './environment.ts';
import type { MailApi } from './mail-api.ts';
import { rawMail } from './raw-mail.ts';
import { resend } from './resend.ts';

/** Every known mail provider, by the secret that chooses it. The tests deliver with each as it declares itself. */
export const MAIL_APIS: Record<string, (environment: Environment) => MailApi> = {
  RESEND_API_KEY: (environment) => resend(required(environment, 'RESEND_API_KEY')),
  MAIL_URL: (environment) =>
    rawMail({
      url: required(environment, 'MAIL_URL'),
      key: required(environment, 'MAIL_KEY'),
      keyHeader: environment('MAIL_KEY_HEADER'),
    }),
};

/** Returns the provider for which a secret is set. */
export function chooseMailApi(environment: Environment): MailApi {
  const [, create] = Object.entries(MAIL_APIS).find(([name]) => environment(name)) ?? [];
  if (!create)
    throw new Error(`No mail provider: set one of the secrets ${Object.keys(MAIL_APIS).join(', ')}.`);
  return create(environment);
}
