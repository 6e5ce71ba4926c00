import { readFormLayouts } from '@json-site/content/site';
import { type ContentContext, DevApiError, refuse } from '@json-site/dev/server';
import { readAnswers } from '../../../../../supabase/functions/deliver/answers.ts';
import { answerText } from '../../../../../supabase/functions/deliver/render.ts';
import type { Enquiries, EnquiryAnswers, FormEnquiries } from '../../overview/protocol.ts';

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

async function databaseOf({ database }: ContentContext, id: string) {
  if (!ID.test(id)) throw new DevApiError(400, 'This is not the id of an enquiry.');
  return (await database?.()) ?? refuse('This computer has no database of enquiries.');
}

const isGone = () => new DevApiError(404, 'This enquiry does not exist any more.');

/** Marks an enquiry as done, or as not done, for everybody who works with the enquiries. */
export async function markEnquiry(
  context: ContentContext,
  { id, isDone }: { id: string; isDone: boolean },
): Promise<Enquiries> {
  const { call } = await databaseOf(context, id);
  if ((await call('submissions_done', { which: id, is_done: isDone })) !== true) throw isGone();
  return newestEnquiries(context);
}

/** Reads what a visitor has written, as the mail to the site shows it. */
export async function openEnquiry(context: ContentContext, id: string): Promise<EnquiryAnswers> {
  const { call } = await databaseOf(context, id);
  const listed = await call('submissions_list', { filter: { id }, page_size: 1 });
  const [found] = listed as { table: string; row: Record<string, unknown> }[];
  if (!found) throw isGone();
  const sections = readAnswers(found.row, readFormLayouts(context.root)[found.table]);
  return {
    sections: sections.map(({ answers, ...section }) => ({
      ...section,
      answers: answers.map((answer) => ({ label: answer.label, text: answerText(answer) })),
    })),
  };
}
