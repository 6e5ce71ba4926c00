import type { Form } from '../../generated/content-types.ts';
import type { FormValue, FormValues } from '../values/form-values.ts';

/** A row to insert: exactly the columns that the content names. */
export type SubmissionRow = Record<string, FormValue | null>;

type Destination = Form['destination'];
type Combined = NonNullable<Destination['combined']>[number];

function combine({ parts, separator }: Combined, values: FormValues): string | null {
  const texts = parts.map(({ field, label = '', whenEmpty }) => {
    const value = values[field] ?? whenEmpty;
    return value === undefined ? undefined : label + (Array.isArray(value) ? value.join(', ') : value);
  });
  return texts.filter((text) => text !== undefined).join(separator) || null;
}

/** Maps cleaned values to a row of the form's table. Empty values become null. */
export function toRow({ columns, combined = [] }: Destination, values: FormValues): SubmissionRow {
  return Object.fromEntries([
    ...columns.map(({ column, field }): [string, FormValue | null] => [column, values[field] ?? null]),
    ...combined.map((entry): [string, FormValue | null] => [entry.column, combine(entry, values)]),
  ]);
}
