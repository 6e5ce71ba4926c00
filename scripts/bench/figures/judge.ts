import { loadContent } from '@json-site/content/site';
import { readDataSchema } from '@json-site/form-core/schema';
import {
  completeDestination,
  createTableSql,
  formTables,
  literal,
  requiredTable,
} from '@json-site/form-core/table';
import { migratedDatabase, startSupabase } from '../../../tests/engine/database/supabase.ts';
import { goodValues } from '../../../tests/support/core-samples.ts';
import { type PostgresDatabase, SKIP_REASON } from '../../../tests/support/postgres.ts';
import { atMost, type Figure, NotMeasured } from '../figure.ts';

const ROUNDS = 1000;
const LIST_ROUNDS = 50;
const ENTRIES = 100;
const FIELDS = 20;

/** The median time in which PostgreSQL judges values by the rules of a form, in milliseconds. */
async function medianOf(
  database: PostgresDatabase,
  form: string,
  values: object,
  rounds: number,
): Promise<number> {
  const statements = `create temporary table if not exists times (ms numeric);
    truncate times;
    do $do$
    declare
      began timestamptz;
      rules private.forms;
    begin
      select * into strict rules from private.forms where form = ${literal(form)};
      for round in 1 .. ${rounds} loop
        began := clock_timestamp();
        if private.refusal(array[rules.core], ${literal(JSON.stringify(values))}::jsonb, '') is not null then
          raise exception 'The values are not valid.';
        end if;
        insert into times values (extract(epoch from clock_timestamp() - began) * 1000);
      end loop;
    end $do$;`;
  await database.exec(statements);
  const [row] = await database.query<{ median: number }>(
    'select round((percentile_cont(0.5) within group (order by ms))::numeric, 2)::float8 as median from times',
  );
  return row?.median ?? Number.NaN;
}

const KINDS = [
  [{ type: 'string', maxLength: 100 }, 'some words'],
  [{ type: 'integer', minimum: 0 }, 7],
  [{ type: 'string', enum: ['a', 'b'] }, 'a'],
] as const;
const numbered = <Value>(value: (index: number) => Value) =>
  Object.fromEntries(Array.from({ length: FIELDS }, (_, index) => [`field${index}`, value(index)]));
const kindOf = (index: number) => KINDS[index % KINDS.length] ?? KINDS[0];

/** A form with a list of groups. */
function listForm() {
  const items = { type: 'object', properties: numbered((index) => kindOf(index)[0]) };
  const schema = { type: 'object', required: ['list'], properties: { list: { type: 'array', items } } };
  const { core } = readDataSchema({ path: 'schemas/forms/list.schema.json', text: JSON.stringify(schema) });
  const entry = numbered((index) => kindOf(index)[1]);
  return {
    sql: createTableSql(requiredTable(core, completeDestination('list', core, undefined)), 'list'),
    values: { list: Array.from({ length: ENTRIES }, () => entry) },
  };
}

/** Measures how long PostgreSQL takes to judge a submission of each form, and a long list. */
export async function measureJudge(): Promise<Figure[]> {
  if (SKIP_REASON) throw new NotMeasured(SKIP_REASON);
  const server = await startSupabase();
  try {
    const database = await migratedDatabase(server, 'granted');
    const figures: Figure[] = [];
    for (const { id, schema } of formTables(loadContent())) {
      const median = await medianOf(database, id, goodValues(schema.core), ROUNDS);
      figures.push(atMost(`${id}, every field filled in, median of ${ROUNDS}`, median, 5, ' ms'));
    }
    const list = listForm();
    await database.exec(list.sql);
    const median = await medianOf(database, 'list', list.values, LIST_ROUNDS);
    figures.push(
      atMost(
        `a list of ${ENTRIES} entries of ${FIELDS} fields, median of ${LIST_ROUNDS}`,
        median,
        200,
        ' ms',
      ),
    );
    return figures;
  } finally {
    server.stop();
  }
}
