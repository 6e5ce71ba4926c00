import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../../scripts/root.ts';
import { startMigratedDatabase } from '../../../scripts/test/prepared-database.ts';
import { prune } from '../../../src/form-core/form-rules/visible.ts';
import { randomNumbers } from '../../../src/form-core/sample/random.ts';
import { createSampler, type Sampler } from '../../../src/form-core/sample/sample.ts';
import { createErrorTransformer } from '../../../src/forms/errors.ts';
import { toRow } from '../../../src/forms/submit/row.ts';
import { createFormLogic } from '../../../src/forms/validator.ts';
import { compiledRules } from '../../support/rendered-form.tsx';
import { SEED } from '../../support/seed.ts';
import { createTables, INSERT_ALL, insertAll, randomForm } from '../database/random-tables.ts';
import type { TableRow } from '../database/rows.ts';
import { enteredAnswers } from '../support/entered-answers.ts';
import { withoutUnticked } from '../support/form-sample.ts';
import { madeFrom, REAL_SHAPES, REFUSED_WITH_REASON } from '../support/real-shapes.ts';

// TESTS=full npx vitest run tests/engine/forms/smallest-answers.full

type Values = Record<string, unknown>;
type Data = Extract<ReturnType<typeof madeFrom>, { form: object }>;

const filesIn = (folder: string) =>
  readdirSync(path.join(ROOT, 'tests/fixtures', folder)).map((file) => ({
    name: file.replace(/\..*$/, ''),
    file: path.join(ROOT, 'tests/fixtures', folder, file),
    pointer: '',
  }));
const SCHEMAS = [...filesIn('foreign-forms'), ...filesIn('public-forms'), ...REAL_SHAPES];

/** Every value with one property or one entry less. */
function* smallerThan(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const put = (entries: [string, unknown][]) =>
      Array.isArray(value) ? entries.map(([, one]) => one) : Object.fromEntries(entries);
    // A form sends no list without entries.
    const isLast = Array.isArray(value) && value.length === 1;
    if (!isLast) yield put(Object.entries(value).filter(([name]) => name !== key));
    for (const less of smallerThan(inner))
      yield put(Object.entries(value).map(([name, one]) => [name, name === key ? less : one]));
  }
}

/** Leaves out of valid values what the form can be sent without. */
function smallest(value: Values, core: Data['data']['core'], { accepts, isValid }: Sampler): Values {
  for (const less of smallerThan(value)) {
    const pruned = prune(core, less as Values, isValid);
    const isSmaller = JSON.stringify(pruned).length < JSON.stringify(value).length;
    if (isSmaller && accepts(pruned)) return smallest(pruned, core, { accepts, isValid } as Sampler);
  }
  return value;
}

let database: PGlite;
beforeAll(async () => {
  database = await startMigratedDatabase();
  await database.exec(INSERT_ALL);
});
afterAll(() => database.close());

/** Enters the smallest valid answer into a form and sends it. Returns what is wrong. */
async function faultsOf({ form, data, written }: Data, number: number): Promise<string[]> {
  const { core } = data;
  const sampler = createSampler(core);
  const random = randomNumbers(SEED + number);
  // A box that is not ticked is no answer: the form says so to a visitor who ticks nothing.
  const sampled = Array.from({ length: 5 }, () => sampler.valid(random)).flatMap((value) => {
    const entered = value && prune(core, withoutUnticked(data.fields, value), sampler.isValid);
    return entered && sampler.accepts(entered) ? [entered] : [];
  });
  const [answer] = sampled
    .map((value) => smallest(value, core, sampler))
    .sort((one, other) => JSON.stringify(one).length - JSON.stringify(other).length);
  if (!answer) return ['no answer is valid'];
  const rules = await compiledRules(core);
  const { toSend, validator } = createFormLogic(rules);
  const { value } = enteredAnswers(form, core, answer);
  const { errors } = validator.validateFormData(value, rules.schema, undefined, createErrorTransformer(form));
  if (errors.length > 0) return errors.map(({ stack }) => `${JSON.stringify(answer)}: ${stack}`);
  const table = randomForm(written, number);
  await database.exec(createTables([table]));
  const row = toRow(table, toSend(value)) as TableRow;
  const { rows } = await database.query<{ stored: TableRow | null }>(insertAll(table, [row]));
  const stored = rows[0]?.stored;
  if (!stored) return [`the table refuses ${JSON.stringify(row)}`];
  // A type of a column has one notation of its own, such as that of a time zone.
  const lost = Object.keys(row).filter((column) => (row[column] === null) !== (stored[column] === null));
  return lost.map((column) => `${column} is not stored: ${JSON.stringify(row)}`);
}

test('the smallest valid answer to each form is entered, sent and stored', { timeout: 900_000 }, async () => {
  const found: string[] = [];
  const refused: string[] = [];
  for (const [number, schema] of SCHEMAS.entries()) {
    const made = madeFrom(schema);
    if (made.refused) refused.push(schema.name);
    else found.push(...(await faultsOf(made, number)).map((fault) => `${schema.name}: ${fault}`));
  }
  console.log(`Smallest answers: ${SCHEMAS.length - refused.length} forms, ${found.length} faults`);
  expect(found).toEqual([]);
  expect(refused).toEqual(Object.keys(REFUSED_WITH_REASON));
});
