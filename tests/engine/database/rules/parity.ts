import { literal } from '../../../../src/form-core/table/sql-text.ts';
import { selection } from '../../../support/selection.ts';
import { valueAt } from '../../../support/value-at.ts';
import { CONFUSED_VALUES } from '../confused-values.ts';
import { goodRow } from '../examples.ts';
import { insertSql } from '../requests.ts';
import { prepare, type TableRow, valuesOf } from '../rows.ts';
import type { TestedTable } from '../tables.ts';
import { type Verdict, validatorOf } from '../verdicts.ts';

/** PGlite or a PostgreSQL server. */
export interface Queryable {
  query(sql: string): Promise<unknown[]>;
}

/** Runs a statement as a visitor and rolls it back. Returns the stored row as JSON, or the SQLSTATE. */
export const TRIAL_FUNCTION = `create schema trial;
create function trial.attempt(form_table text, statement text) returns text language plpgsql as $body$
declare
  stored text;
begin
  begin
    set local role anon;
    execute statement;
    reset role;
    execute format('select to_jsonb(t) - ''id'' - ''created_at'' from public.%I t', form_table) into stored;
    raise sqlstate 'XX999';
  exception when sqlstate 'XX999' then return stored; when others then return sqlstate;
  end;
end $body$;`;

const BATCH = 400;

/** Returns the result for each body: the stored row as JSON, or the SQLSTATE. */
export async function attempts(database: Queryable, form: TestedTable, bodies: object[]): Promise<string[]> {
  const results: string[] = [];
  for (let start = 0; start < bodies.length; start += BATCH) {
    const list = bodies
      .slice(start, start + BATCH)
      .map((body, index) => `(${index}, ${literal(insertSql(form, body))})`);
    const rows = (await database.query(
      `select trial.attempt('${form.table}', statement) as result
       from (values ${list.join(',\n')}) as trials(position, statement) order by position`,
    )) as { result: string }[];
    results.push(...rows.map(({ result }) => result));
  }
  return results;
}

const isStored = (result: string | undefined) => result?.startsWith('{') ?? false;

/** Returns the form values of a stored row. */
function valuesOfStored({ core, destination }: TestedTable, stored: string): object {
  return prepare(core, valuesOf(destination, JSON.parse(stored) as TableRow));
}

/** Columns of these types accept more notations of a value than the form, and store its standard notation. */
export const TYPED = ['date', 'time(0)', 'timestamptz', 'uuid'];

function show(form: TestedTable, { field, values }: Verdict, result = ''): string {
  return `${form.id}.${field} ${result.slice(0, 5)} ${JSON.stringify(valueAt(values, field))?.slice(0, 80)}`;
}

/** Returns the trials on which the database and the form validator disagree. */
export async function parityViolations(
  database: Queryable,
  form: TestedTable,
  trials: Verdict[],
): Promise<string[]> {
  const isValid = await validatorOf(form.id);
  const results = await attempts(
    database,
    form,
    trials.map(({ row }) => row),
  );
  return trials.flatMap((trial, index) => {
    const result = results[index] ?? '';
    if (isStored(result) === trial.isAllowed) return [];
    const column = form.destination.columns.find(({ field }) => field === trial.field)?.column ?? '';
    const isTyped = TYPED.includes(form.columns[column] ?? '');
    if (isTyped && isStored(result) && isValid(valuesOfStored(form, result))) return [];
    return [show(form, trial, result)];
  });
}

/** Sends malformed bodies. Returns the stored rows that the form validator would reject. */
export async function readBackViolations(
  database: Queryable,
  form: TestedTable,
): Promise<{ count: number; stored: number; violations: string[] }> {
  const isValid = await validatorOf(form.id);
  const good = goodRow(form);
  const everyBody = Object.keys(form.columns).flatMap((column) =>
    CONFUSED_VALUES.map((value) => ({ ...good, [column]: value })),
  );
  const bodies = selection(everyBody, 3);
  const results = await attempts(database, form, bodies);
  const stored = results.filter(isStored);
  const violations = stored
    .filter((row) => !isValid(valuesOfStored(form, row)))
    .map((row) => `${form.id} ${row.slice(0, 200)}`);
  return { count: bodies.length, stored: stored.length, violations };
}
