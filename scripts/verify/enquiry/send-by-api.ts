import { keyHeaders } from '../../../supabase/functions/deliver/database.ts';
import type { Run, VerifiedForm, VerifiedProject } from '../check.ts';
import { sampleOf } from './sample-row.ts';

/** The note by which the database knows a marked enquiry. It is in a header that every request of a form has. */
export const markNote = (mark: string) => `verify=${mark}`;

/** Sends the row that a form would send. Returns what went wrong. */
export async function sendByApi(
  { client }: Run,
  { url, key }: VerifiedProject,
  form: VerifiedForm,
  mark: string,
): Promise<string | undefined> {
  const { status, body } = await client.ask(`${url}/rest/v1/${form.table.name}`, {
    method: 'POST',
    headers: {
      ...keyHeaders(key),
      'content-type': 'application/json',
      prefer: 'return=minimal',
      'x-client-info': `form (honeypot=empty; ${markNote(mark)})`,
    },
    body: JSON.stringify(sampleOf(form).row),
  });
  if (status === 201) return undefined;
  const [code] = /"code":"\w+"/.exec(body.toString()) ?? [''];
  return `the API answers with status ${status} ${code}`.trim();
}
