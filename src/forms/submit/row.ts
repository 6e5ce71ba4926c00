import type { Form } from '../../generated/content-types.ts';
import type { FormValue, FormValues } from '../values/form-values.ts';

/** A row as it is inserted: every column that the content names, and no other. */
export type SubmissionRow = Record<string, FormValue | null>;

type Destination = Form['destination'];
type Combined = NonNullable<Destination['combined']>[number];

function combine({ parts, separator }: Combined, answers: FormValues): string | null {
  const texts = parts.map(({ field, label = '', whenEmpty }) => {
    const answer = answers[field] ?? whenEmpty;
    return answer === undefined ? undefined : label + (Array.isArray(answer) ? answer.join(', ') : answer);
  });
  return texts.filter((text) => text !== undefined).join(separator) || null;
}

/** The row for a form's table, from answers that have been cleaned. What has no answer is null. */
export function toRow({ columns, combined = [] }: Destination, answers: FormValues): SubmissionRow {
  return Object.fromEntries([
    ...columns.map(({ column, field }): [string, FormValue | null] => [column, answers[field] ?? null]),
    ...combined.map((entry): [string, FormValue | null] => [entry.column, combine(entry, answers)]),
  ]);
}
