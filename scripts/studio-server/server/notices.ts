import { randomUUID } from 'node:crypto';
import { escapeHtml } from '@json-site/app/head';
import { overHttp } from '../../../supabase/functions/deliver/mail-api.ts';
import { chooseMailApi } from '../../../supabase/functions/deliver/mail-apis.ts';
import type { Provider } from '../../../supabase/functions/deliver/provider.ts';
import type { Environment } from '../settings.ts';

/** A mail to editors. */
export interface Notice {
  to: readonly string[];
  subject: string;
  /** Lines of plain text. */
  text: string;
}

const LIMIT_MS = 30_000;

interface NoticeOptions {
  environment: Environment;
  /** The mailbox of this computer, if the server uses the embedded backend. */
  mailbox?: Provider | undefined;
  report(message: string): void;
}

/** How the server sends: with the secrets of the function that mails enquiries, set for this server, too. */
function senderOf({ environment, mailbox }: NoticeOptions): { provider: Provider; from: string } {
  if (mailbox) return { provider: mailbox, from: 'Studio <studio@localhost>' };
  const from = environment['MAIL_FROM'];
  if (!from) throw new Error('MAIL_FROM is not set');
  return { provider: overHttp(chooseMailApi((name) => environment[name])), from };
}

/**
 * Returns a function that mails editors. A mail that cannot be sent is reported, without addresses, and the function
 * resolves with false.
 */
export function noticeSender(options: NoticeOptions) {
  return async ({ to, subject, text }: Notice): Promise<boolean> => {
    try {
      const { provider, from } = senderOf(options);
      const html = `<p style="white-space: pre-line">${escapeHtml(text)}</p>`;
      // One mail for each: no editor reads the addresses of the others.
      for (const address of new Set(to)) {
        const message = { from, to: [address], subject, text, html };
        const outcome = await provider.deliver(message, randomUUID(), AbortSignal.timeout(LIMIT_MS));
        if (outcome.kind === 'failed') throw new Error(outcome.error);
      }
      return true;
    } catch (error) {
      options.report(
        `A mail to the editors was not sent: ${(error as Error).message}. docs/studio-server.md`,
      );
      return false;
    }
  };
}
