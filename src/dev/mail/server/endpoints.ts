import { backendOf } from '../../../../scripts/backend/backend-plugin.ts';
import { dataFolder } from '../../../../scripts/backend/local.ts';
import { mailFolder, readMailbox } from '../../../../scripts/backend/mail/mailbox.ts';
import { describeDelivery, findSubmissions } from '../../../../scripts/backend/owner-commands.ts';
import { formOf } from '../../../../supabase/functions/deliver/compose.ts';
import { DevApiError, type DevEndpoint } from '../../server/endpoint.ts';
import type { MailData } from '../protocol.ts';

const mail: DevEndpoint = async (_, { server, root }): Promise<MailData> => {
  const backend = await backendOf(server);
  if (!backend) throw new DevApiError(503, 'The embedded backend did not start. The terminal says why.');
  const submissions = await findSubmissions(backend.call, {});
  return {
    messages: readMailbox(mailFolder(dataFolder(root))),
    undelivered: submissions
      .filter(({ delivery }) => delivery?.state !== 'delivered')
      .map(({ table, row, delivery }) => ({
        id: String(row['id']),
        form: formOf(table),
        createdAt: String(row['created_at']),
        reason: describeDelivery(delivery),
      })),
  };
};

/** The endpoint of the mailbox. */
export const MAIL_ENDPOINTS: Record<string, DevEndpoint> = { mail };
