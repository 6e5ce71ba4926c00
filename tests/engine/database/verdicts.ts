import { formRules } from 'virtual:forms';
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
  const validate = Object.values(rules?.validators ?? {})[0];
  if (!validate) throw new Error(`no compiled validator for ${id}`);
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
      row: rowOf(core, destination, values),
      isAllowed: isAllowed(values),
    };
  });
}

/** Validates the boundaries and hostile texts of a form. A full run puts every hostile text into every field. */
export function verdicts(form: TestedTable): Promise<Verdict[]> {
  return judge(form, [...boundaries(form.core), ...selection([...hostile(form.core)], 7)]);
}
