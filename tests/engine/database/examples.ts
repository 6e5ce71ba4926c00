import { type SubmissionRow, toRow } from '../../../src/forms/submit/row.ts';
import { cleanFormValues } from '../../../src/forms/values/form-values.ts';
import { goodAnswers, readForm } from '../../support/forms.ts';
import type { FormTable } from './tables.ts';

/** A row that a page sends, with a name to tell it from others. */
export function goodRow({ id, schema }: FormTable, name = 'Ann Lee'): SubmissionRow {
  return toRow(readForm(id).destination, cleanFormValues({ ...goodAnswers(schema), name }));
}

/** Every text of a form at its full length, by column. */
export function filled({ fieldOf, schema }: FormTable, letter: string): Record<string, string> {
  const texts = Object.entries(fieldOf).flatMap(([column, field]): [string, string][] => {
    const { minLength, maxLength } = schema.properties[field] ?? {};
    return minLength !== undefined && maxLength !== undefined ? [[column, letter.repeat(maxLength)]] : [];
  });
  return Object.fromEntries(texts);
}
