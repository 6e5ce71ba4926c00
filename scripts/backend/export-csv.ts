import { SERVER_COLUMNS } from '@json-site/form-core/table';
import type { CallDatabase } from '../../supabase/functions/deliver/database.ts';
import type { FieldLayout, FormLayout, FormLayouts } from '../../supabase/functions/deliver/layout.ts';
import { referenceOf } from '../../supabase/functions/deliver/reference.ts';
import { csvLine } from './csv.ts';
import {
  type Filter,
  findSubmissions,
  type StoredSubmission,
  submissionPages,
  withDelivery,
} from './owner-commands.ts';
import type { Submission } from './submissions.ts';

/** Added to the columns of a table. A form may have a field `reference` itself. */
const ADDED = ['delivery', 'submission_reference'];

const exportedRow = (found: StoredSubmission): Submission => ({
  ...withDelivery(found),
  submission_reference: referenceOf(String(found.row['id'])),
});

/** The columns of a form's table, of which no row is stored. */
function columnsOf(layout: FormLayout | undefined): string[] {
  const named = (fields: readonly FieldLayout[]): string[] =>
    fields.flatMap(({ name, fields: inner = [] }) => name ?? named(inner));
  const fields = layout?.sections.flatMap((section) => section.fields) ?? [];
  return [...SERVER_COLUMNS, ...named(fields), ...(layout?.combined ?? [])];
}

/** Formats the rows of one form that match a filter as CSV, page by page, after the names of the columns. */
export async function* exportCsv(
  call: CallDatabase,
  filter: Filter,
  layouts: FormLayouts,
  limit?: number,
): AsyncGenerator<string> {
  let columns: string[] | undefined;
  for await (const page of submissionPages(call, filter, limit)) {
    const isFirst = columns === undefined;
    columns ??= [...Object.keys(page[0]?.row ?? {}), ...ADDED];
    const names = columns;
    const lines = page.map(exportedRow).map((row) => csvLine(names.map((name) => row[name])));
    yield (isFirst ? csvLine(columns) : '') + lines.join('');
  }
  if (columns) return;
  const [other] = await findSubmissions(call, { table: filter.table }, 1);
  yield csvLine([...(other ? Object.keys(other.row) : columnsOf(layouts[filter.table ?? ''])), ...ADDED]);
}
