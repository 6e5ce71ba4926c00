import { formRules } from 'virtual:forms';
import { hashForSchema } from '@rjsf/utils';
import type { FormRules } from '../../../src/forms/validator.ts';
import type { Values } from '../../support/core-samples.ts';
import { selection } from '../../support/selection.ts';
import { prepare, rowOf, type TableRow } from './rows.ts';
import type { TestedTable } from './tables.ts';
import { boundaries, hostile, type Trial } from './values.ts';

/** A row, and whether the form validator accepts its values. */
export interface Verdict {
  field: string;
  values: Values;
  row: TableRow;
  isAllowed: boolean;
}

/** Returns the compiled validator of the form, which the page uses as well. */
export async function validatorOf(id: string): Promise<(values: object) => boolean> {
  const rules = await formRules[id]?.();
  if (!rules) throw new Error(`no compiled rules for ${id}`);
  return validatorAmong(rules);
}

/** Returns the validator of a whole form. The others are those of its conditions. */
export function validatorAmong({ validators, schema }: FormRules): (values: object) => boolean {
  const validate = validators[hashForSchema(schema)];
  if (!validate) throw new Error('The schema of the form was not compiled.');
  return (values) => Boolean(validate(values));
}

/** Validates each trial. */
export async function judge(
  { id, core, destination }: TestedTable,
  trials: Iterable<Trial>,
): Promise<Verdict[]> {
  const isAllowed = await validatorOf(id);
  return [...trials].map((trial) => {
    const values = prepare(core, trial.values);
    return {
      field: trial.field,
      values,
      row: rowOf(destination, values),
      isAllowed: isAllowed(values),
    };
  });
}

/** Validates the boundaries and hostile texts of a form. A full run puts every hostile text into every field. */
export function verdicts(form: TestedTable): Promise<Verdict[]> {
  return judge(form, [...boundaries(form.core), ...selection([...hostile(form.core)], 7)]);
}
