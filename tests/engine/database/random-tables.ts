import type { CoreObject } from '../../../src/form-core/core-schema.ts';
import { readDataSchema } from '../../../src/form-core/data-schema.ts';
import { randomNumbers } from '../../../src/form-core/sample/random.ts';
import { createSampler, type Sampler } from '../../../src/form-core/sample/sample.ts';
import { completeDestination } from '../../../src/form-core/table/destination.ts';
import { createTableSql } from '../../../src/form-core/table/migration-sql.ts';
import { type Destination, requiredTable } from '../../../src/form-core/table/required-table.ts';
import { literal } from '../../../src/form-core/table/sql-text.ts';
import { anyObject, type Values } from '../../support/core-samples.ts';
import { fc } from '../../support/fast-check.ts';
import { nearValid } from '../support/near-valid.ts';
import { prepare, rowOf, type TableRow, valuesOf } from './rows.ts';

/** A form of a random data schema. */
export interface RandomForm {
  core: CoreObject;
  destination: Destination;
  sampler: Sampler;
  sql: string;
}

export function randomForm(schema: object, number: number): RandomForm {
  const { core } = readDataSchema({ path: 'random.schema.json', text: JSON.stringify(schema) });
  const destination = completeDestination(`random-${number}`, core, undefined);
  const sql = createTableSql(requiredTable(core, destination), `random-${number}`);
  return { core, destination, sampler: createSampler(core), sql };
}

/** Values of which some are valid, some nearly so and some anything, as a form would send them. */
export function valuesFor({ core, sampler }: RandomForm, count: number, seed: number): Values[] {
  const random = randomNumbers(seed);
  const share = Math.ceil(count / 3);
  const valid = Array.from({ length: share }, () => sampler.valid(random)).filter((one) => one !== undefined);
  const near = valid.map((one) => prepare(core, nearValid(one, random)));
  const others = fc.sample(anyObject(core), { numRuns: count - valid.length - near.length, seed });
  return [...valid, ...near, ...others.map((one) => prepare(core, one))];
}

/** Inserts rows one by one as a visitor. Returns each stored row, or null for a refused one. */
export const INSERT_ALL = `create schema if not exists trial;
create function trial.insert_all(form_table regclass, names text, rows json) returns setof json language plpgsql as $body$
declare
  input json;
  stored json;
begin
  for input in select value from json_array_elements(rows) loop
    begin
      set local role anon;
      execute format('insert into %s (%s) select %s from json_populate_record(null::%s, $1)', form_table, names, names, form_table)
        using input;
      reset role;
      execute format('select to_json(t) from %s t', form_table) into stored;
      execute format('delete from %s', form_table);
      return next stored;
    exception when others then
      return next 'null'::json;
    end;
  end loop;
end $body$;
grant usage on schema trial to anon;`;

/** Creates the tables of forms with the trigger that judges, and without the others, which other tests cover. */
export function createTables(forms: RandomForm[]): string {
  return forms
    .map(
      ({ sql, destination }) => `${sql}\nalter table public."${destination.table}" disable trigger user;
alter table public."${destination.table}" enable trigger row_rules;`,
    )
    .join('\n');
}

/** The query that inserts rows into the table of a form. */
export function insertAll({ destination: { table, columns } }: RandomForm, rows: TableRow[]): string {
  const names = columns.map(({ column }) => `"${column}"`).join(', ');
  return `select trial.insert_all('public."${table}"', ${literal(names)}, ${literal(JSON.stringify(rows))}) as stored`;
}

/** Describes the values on which form and database disagree. */
export function disagreements(form: RandomForm, list: Values[], stored: (TableRow | null)[]): string[] {
  return list.flatMap((values, index) => {
    const row = stored[index];
    const expected = form.sampler.accepts(values);
    const isStored = row !== null && row !== undefined;
    if (expected === isStored) return [];
    // A column with the type of a format accepts more notations, and stores the value in its standard notation. The row
    // does not say that a required group has no answer.
    if (row && form.sampler.accepts(valuesOf(form.destination, row, values))) return [];
    const verdict = expected ? 'accepts, the table refuses' : 'refuses, the table stores';
    return [`the form ${verdict} ${JSON.stringify(values)} of ${JSON.stringify(form.core)}`];
  });
}

export const rowsOf = ({ destination }: Pick<RandomForm, 'destination'>, list: Values[]) =>
  list.map((values) => rowOf(destination, values));
