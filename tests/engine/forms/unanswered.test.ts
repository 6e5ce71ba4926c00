import { Ajv } from 'ajv';
import { afterAll, expect, test } from 'vitest';
import { startMigratedDatabase } from '../../../scripts/test/prepared-database.ts';
import { createErrorTransformer } from '../../../src/forms/errors.ts';
import { createFormLogic } from '../../../src/forms/validator.ts';
import { initialValues } from '../../../src/forms/values/initial-values.ts';
import { makeForm } from '../../support/made-form.ts';
import { compiledRules, renderedForm } from '../../support/rendered-form.tsx';
import {
  createTables,
  INSERT_ALL,
  insertAll,
  type RandomForm,
  randomForm,
  rowsOf,
} from '../database/random-tables.ts';
import type { TableRow } from '../database/rows.ts';
import { BOX_CASES } from './unanswered/box-cases.ts';
import type { UnansweredCase } from './unanswered/case.ts';
import { QUESTION_CASES } from './unanswered/question-cases.ts';

const database = await startMigratedDatabase();
await database.exec(INSERT_ALL);
afterAll(() => database.close());

/** `name`, or `name!` if the form requires it now. */
const describeVisible = (visible: ReadonlyMap<string, { isRequired: boolean }>) =>
  [...visible].map(([name, { isRequired }]) => name + (isRequired ? '!' : '')).join(' ');

async function stored(form: RandomForm, values: object): Promise<TableRow | null> {
  const [row] = rowsOf(form, [values as Record<string, unknown>]);
  const { rows } = await database.query<{ stored: TableRow | null }>(insertAll(form, [row ?? {}]));
  return rows[0]?.stored ?? null;
}

async function tryCase({ schema, steps }: UnansweredCase, number: number): Promise<void> {
  const written = { type: 'object', ...schema };
  const { data, form, report } = makeForm(written);
  expect(report).toBe('');
  if (!form) throw new Error('There is no form.');
  const { core } = data;
  const rules = await compiledRules(core);
  const logic = createFormLogic(rules);
  // Without JavaScript, a visitor has every field.
  const html = (await renderedForm(form, rules)).replace(/<noscript>.*?<\/noscript>/gs, '');
  const atFirst = [...logic.visible([core], initialValues([core])).keys()];
  // The prerendered page shows the fields that the form shows when its code has loaded.
  for (const { name } of data.fields)
    expect([name, new RegExp(`id="made\\.${name}["._-]`).test(html)]).toEqual([name, atFirst.includes(name)]);
  const transform = createErrorTransformer(form);
  const isValidAsWritten = new Ajv({ strict: false }).compile(written);
  const table = randomForm(written, number);
  await database.exec(createTables([table]));
  for (const { values, shows, missing = [] } of steps) {
    expect({ values, shows: describeVisible(logic.visible([core], values)) }).toEqual({ values, shows });
    const { errors } = logic.validator.validateFormData(values, {}, undefined, transform);
    const found = errors.map(({ property = '' }) => property.slice(1));
    expect({ values, missing: found }).toEqual({ values, missing });
    const sent = logic.toSend(values);
    const row = await stored(table, sent);
    expect({ sent, isStored: row !== null }).toEqual({ sent, isStored: missing.length === 0 });
    // Everything that is stored is valid by the schema as its author wrote it.
    if (row) expect({ sent, isValid: isValidAsWritten(sent) }).toEqual({ sent, isValid: true });
  }
}

const CASES = [...BOX_CASES, ...QUESTION_CASES];
test.each(CASES.map((one, index) => [one.title, one, index] as const))('%s', (_, one, index) =>
  tryCase(one, index),
);
