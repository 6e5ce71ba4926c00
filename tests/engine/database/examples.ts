import { type SubmissionRow, toRow } from '../../../src/forms/submit/row.ts';
import { cleanFormValues } from '../../../src/forms/values/form-values.ts';
import { goodAnswers, readForm } from '../../support/forms.ts';
import type { FormTable } from './tables.ts';

/** A valid row. The name of its sender identifies it. */
export function goodRow({ id, schema, sender }: FormTable, name = 'Ann Lee'): SubmissionRow {
  const values = { ...goodAnswers(schema), [sender.field]: name };
  return toRow(readForm(id).destination, cleanFormValues(values));
}

/** Texts of the maximum length, by column. */
export function filled({ fieldOf, schema }: FormTable, letter: string): Record<string, string> {
  const texts = Object.entries(fieldOf).flatMap(([column, field]): [string, string][] => {
    const { minLength, maxLength } = schema.properties[field] ?? {};
    return minLength !== undefined && maxLength !== undefined ? [[column, letter.repeat(maxLength)]] : [];
  });
  return Object.fromEntries(texts);
}
