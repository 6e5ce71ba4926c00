import { type SubmissionRow, toRow } from '../../../src/forms/submit/row.ts';
import { cleanFormValues, type FormValues } from '../../../src/forms/values/form-values.ts';
import { formRules } from '../../../src/generated/forms/loaders.ts';
import { readDataSchema, readForm } from '../../support/forms.ts';
import { selection } from '../../support/selection.ts';
import { boundaries, hostile, type Trial } from './values.ts';

/** A row, and whether the form validator accepts its values. */
export interface Verdict {
  field: string;
  answers: FormValues;
  row: SubmissionRow;
  isAllowed: boolean;
}

/** Returns the compiled validator of the form, which the page uses as well. */
export async function validatorOf(id: string): Promise<(answers: object) => boolean> {
  const rules = await formRules[id]?.();
  const validate = Object.values(rules?.validators ?? {})[0];
  if (!validate) throw new Error(`no compiled validator for ${id}`);
  return (answers) => Boolean(validate(answers));
}

/** Validates each trial. */
export async function judge(id: string, trials: Iterable<Trial>): Promise<Verdict[]> {
  const isAllowed = await validatorOf(id);
  const { destination } = readForm(id);
  return [...trials].map((trial) => {
    const answers = cleanFormValues(trial.answers);
    return { field: trial.field, answers, row: toRow(destination, answers), isAllowed: isAllowed(answers) };
  });
}

/** Validates the boundaries and hostile texts of a form. A full run puts every hostile text into every field. */
export function verdicts(id: string): Promise<Verdict[]> {
  const schema = readDataSchema(id);
  return judge(id, [...boundaries(schema), ...selection([...hostile(schema)], 7)]);
}
