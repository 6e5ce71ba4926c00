import type { ReceivedMessage } from '../../../scripts/backend/mail/mailbox.ts';

/** A submission that is not in the mailbox. */
export interface UndeliveredSubmission {
  id: string;
  form: string;
  createdAt: string;
  /** Why it is not in the mailbox. */
  reason: string;
}

export interface MailData {
  messages: ReceivedMessage[];
  undelivered: UndeliveredSubmission[];
}
