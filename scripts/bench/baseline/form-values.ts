import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { CompileInput } from '@json-site/compiler/types';
import { createSampler } from '@json-site/form-core/sample';
import { createCoreAjv } from '@json-site/form-core/schema';
import { completeDestination, formTables } from '@json-site/form-core/table';
import {
  INSERT_ALL,
  insertAll,
  type RandomForm,
  rowsOf,
  valuesFor,
} from '../../../tests/engine/database/random-tables.ts';
import { prepare } from '../../../tests/engine/database/rows.ts';
import { boundaries } from '../../../tests/engine/database/values.ts';
import { type Values, withoutChoices } from '../../../tests/support/core-samples.ts';

const SEED = 1;
const RANDOM_VALUES = 24;
const BOUNDARY_VALUES = 100;

const HEADING =
  'The data schema, its core and the table accept: values, and after => what the form sends of them.';

/** Random values, and values at the limits of each field, evenly chosen. */
function sampleValues(form: RandomForm): Values[] {
  const limits = [...boundaries(form.core)].map(({ values }) => values);
  const step = Math.max(1, limits.length / BOUNDARY_VALUES);
  const chosen = limits.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  return [...valuesFor(form, RANDOM_VALUES, SEED), ...chosen];
}

/** The values of an earlier baseline: samples of a changed core would differ, and prove nothing. */
function readValues(file: string): Values[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n').slice(1);
  return lines.map((line) => JSON.parse(line.split('\t')[1] ?? '') as Values);
}

/** Names all columns of a form's rows, those too that combine the values of several fields. */
function withCombined({ destination, ...form }: RandomForm): RandomForm {
  const combined = destination.combined?.map(({ column }) => ({ column, field: '' })) ?? [];
  return { ...form, destination: { ...destination, columns: [...destination.columns, ...combined] } };
}

/** Judges values of every form by its data schema, its core and its table. Returns a file for each form. */
export async function judgeForms(
  database: PGlite,
  input: CompileInput,
  earlier: string | undefined,
): Promise<Record<string, string>> {
  await database.exec(INSERT_ALL);
  const files: Record<string, string> = {};
  for (const { id, form, schema, table } of formTables(input)) {
    const { core } = schema;
    const { destination: own } = form.value as { destination?: unknown };
    const judged: RandomForm = {
      core,
      destination: completeDestination(id, core, own),
      sampler: createSampler(core),
      sql: '',
    };
    const file = `values/${id}.txt`;
    const isKnown = earlier && existsSync(path.join(earlier, file));
    const values = isKnown ? readValues(path.join(earlier, file)) : sampleValues(judged);
    const texts = [...new Set(values.map((one) => JSON.stringify(one)))];
    const sent = texts.map((text) => prepare(core, JSON.parse(text) as Values));
    const written = createCoreAjv({ logger: false }).compile(
      JSON.parse(input.formSchemas?.[id]?.text ?? '') as object,
    );
    await database.exec(`alter table public."${table.name}" disable trigger user`);
    const query = insertAll(withCombined(judged), rowsOf(judged, sent));
    const { rows } = await database.query<{ stored: object | null }>(query);
    const lines = texts.map((text, index) => {
      const one = sent[index] ?? {};
      const verdicts = [
        written(withoutChoices(core, one)),
        judged.sampler.accepts(one),
        rows[index]?.stored !== null,
      ];
      const sentText = JSON.stringify(one);
      const marks = verdicts.map((accepts) => (accepts ? 'yes' : 'no ')).join(' ');
      return `${marks}\t${text}${sentText === text ? '' : `\t=> ${sentText}`}`;
    });
    files[file] = `${[HEADING, ...lines].join('\n')}\n`;
  }
  return files;
}
