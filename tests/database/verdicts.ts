import { type Answers, cleanAnswers } from '../../src/forms/answers.ts';
import { type Row, toRow } from '../../src/forms/row.ts';
import { formRules } from '../../src/generated/forms/loaders.ts';
import { readDataSchema, readForm } from '../support/forms.ts';
import { trials } from './values.ts';

/** A row that the page would send, and whether the page would send it. */
export interface Verdict {
  answers: Answers;
  row: Row;
  isAllowed: boolean;
}

/** Whether the page would send these answers, by the validator that it uses. */
export async function validatorOf(id: string): Promise<(answers: Answers) => boolean> {
  const rules = await formRules[id]?.();
  const validate = Object.values(rules?.validators ?? {})[0];
  if (!validate) throw new Error(`no compiled validator for ${id}`);
  return (answers) => Boolean(validate(answers));
}

/** Every trial of a form with the page's verdict. */
export async function verdicts(id: string): Promise<Verdict[]> {
  const isAllowed = await validatorOf(id);
  const { destination } = readForm(id);
  return [...trials(readDataSchema(id))].map((trial) => {
    const answers = cleanAnswers(trial);
    return { answers, row: toRow(destination, answers), isAllowed: isAllowed(answers) };
  });
}

/** A database reads a date in many spellings; what it then holds must be one that the page would send. */
export async function isSpelling(
  id: string,
  { answers }: Verdict,
  stored: (date: string) => Promise<string>,
) {
  const { properties } = readDataSchema(id);
  const dates = Object.keys(answers).filter((name) => properties[name]?.pattern?.startsWith('^20'));
  const readBack = await Promise.all(
    dates.map(async (name): Promise<[string, string]> => [name, await stored(String(answers[name]))]),
  );
  return (await validatorOf(id))({ ...answers, ...Object.fromEntries(readBack) });
}

/** For reports: the columns in which a row differs from the first one. */
export function difference({ row }: Verdict, good: Verdict | undefined): string {
  const columns = Object.keys(row).filter(
    (name) => JSON.stringify(row[name]) !== JSON.stringify(good?.row[name]),
  );
  return JSON.stringify(Object.fromEntries(columns.map((name) => [name, row[name]]))).slice(0, 300);
}
