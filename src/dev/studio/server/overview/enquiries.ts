import { type ContentContext, DevApiError, refuse } from '@json-site/dev/server';
import type { Enquiries, FormEnquiries } from '../../overview/protocol.ts';

/** How many enquiries of each form are listed. */
const LISTED = 5;

/** Lists the newest enquiries of each form by reference and time. What visitors wrote stays in the database. */
export async function newestEnquiries({ database }: ContentContext): Promise<Enquiries> {
  const access = await database?.();
  if (!access) return { forms: null, hasMailbox: false };
  const forms = (await access.call('submissions_newest', { most: LISTED })) as FormEnquiries[];
  return { forms, hasMailbox: access.mailbox !== undefined };
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Marks an enquiry as done, or as not done, for everybody who works with the enquiries. */
export async function markEnquiry(
  context: ContentContext,
  { id, isDone }: { id: string; isDone: boolean },
): Promise<Enquiries> {
  if (!ID.test(id)) throw new DevApiError(400, 'This is not the id of an enquiry.');
  const access = await context.database?.();
  if (!access) return refuse('This computer has no database of enquiries.');
  const isThere = await access.call('submissions_done', { which: id, is_done: isDone });
  if (isThere !== true) throw new DevApiError(404, 'This enquiry does not exist any more.');
  return newestEnquiries(context);
}
