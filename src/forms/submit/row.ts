import type { Form } from '@json-site/model/content-types';
import { type FormValue, type FormValues, isGroupValue } from '../values/form-values.ts';

/** A row to insert: exactly the columns that the content names. */
export type SubmissionRow = Record<string, FormValue | null>;

type Combined = NonNullable<Form['destination']['combined']>[number];

/** Returns the value of a field by its path: `address.street`. */
function valueAt(values: FormValues, path: string): FormValue | undefined {
  const value = path
    .split('.')
    .reduce<FormValue | undefined>((inner, name) => (isGroupValue(inner) ? inner[name] : undefined), values);
  const isEmpty = typeof value === 'object' && Object.keys(value).length === 0;
  return isEmpty ? undefined : value;
}

function combine({ parts, separator }: Combined, values: FormValues): string | null {
  const texts = parts.flatMap(({ field, label = '', whenEmpty }) => {
    const value = valueAt(values, field);
    const text = value === undefined ? whenEmpty : [value].flat().join(', ');
    return text === undefined ? [] : [label + text];
  });
  return texts.join(separator) || null;
}

/** Maps cleaned values to a row of the form's table. Empty values become null. */
export function toRow({ destination }: Pick<Form, 'destination'>, values: FormValues): SubmissionRow {
  const { columns, combined = [] } = destination;
  return Object.fromEntries([
    ...columns.map(({ column, field }): [string, FormValue | null] => [
      column,
      valueAt(values, field) ?? null,
    ]),
    ...combined.map((entry): [string, FormValue | null] => [entry.column, combine(entry, values)]),
  ]);
}
