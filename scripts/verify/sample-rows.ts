import type { SubmissionRow } from '@json-site/forms/values';
import { readVerifiedForms } from './create-run.ts';
import { sampleOf } from './sample-row.ts';

/** Returns a row for the table of each form of a project, as a person could send it. */
export function sampleRows(root: string): { form: string; table: string; row: SubmissionRow }[] {
  return readVerifiedForms(root).map((form) => ({
    form: form.id,
    table: form.table.name,
    row: sampleOf(form).row,
  }));
}
