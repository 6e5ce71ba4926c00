import type { PGlite } from '@electric-sql/pglite';
import { formStarter } from '../../../scripts/new/form.ts';
import { UsageError } from '../../../scripts/new/starter.ts';
import { SECOND_SITE } from '../../../scripts/test/site-copy.ts';
import { readDataSchema } from '../../../src/form-core/data-schema.ts';
import {
  createTables,
  disagreements,
  insertAll,
  randomForm,
  rowsOf,
  valuesFor,
} from '../database/random-tables.ts';
import type { TableRow } from '../database/rows.ts';
import { type Json, oracleOf } from './written-rules.ts';

/** What the form of one schema, its table and its author say about random values. */
interface Verdicts {
  /** How many values were judged; 0 if the schema is no form. */
  count: number;
  /** How many the form accepts. */
  accepted: number;
  /** Each value on which form and table disagree, or that breaks a rule of the author. */
  found: string[];
}

/** The schema of a form that is made of a file; undefined if it cannot be a form. */
function writtenFrom(name: string, file: string): Json | undefined {
  try {
    const { files } = formStarter(name, SECOND_SITE, file);
    return JSON.parse(files[`schemas/forms/${name}.schema.json`] ?? '') as Json;
  } catch (error) {
    if (error instanceof UsageError) return undefined;
    throw error;
  }
}

/** Judges random values of the form that a file with a JSON Schema becomes. */
export async function judgeValues(
  database: PGlite,
  name: string,
  file: string,
  { values, seed, number }: { values: number; seed: number; number: number },
): Promise<Verdicts> {
  const written = writtenFrom(name, file);
  if (!written) return { count: 0, accepted: 0, found: [] };
  const form = randomForm(written, number);
  const list = valuesFor(form, values, seed);
  await database.exec(createTables([form]));
  const { rows } = await database.query<{ stored: TableRow | null }>(insertAll(form, rowsOf(form, list)));
  const accepted = list.filter((value) => form.sampler.accepts(value));
  const data = readDataSchema({ path: 'random.schema.json', text: JSON.stringify(written) });
  const findLost = oracleOf(written, data);
  const lost = accepted.flatMap((value) => {
    const one = findLost(value);
    return one ? [`the form accepts ${JSON.stringify(one.sent)}, which breaks ${one.rule}`] : [];
  });
  const stored = rows.map((row) => row.stored);
  return {
    count: list.length,
    accepted: accepted.length,
    found: [...disagreements(form, list, stored), ...lost].map((text) => `${name}: ${text.slice(0, 600)}`),
  };
}
