import { literal } from '../../../src/form-core/table/sql-text.ts';
import type { PostgresDatabase } from '../../support/postgres.ts';
import { SERVER_COLUMN_TYPES, type TestedTable } from './tables.ts';

/** A request as PostgREST sends it to the database. */
export interface SqlRequest {
  sql: string;
  role?: string;
  headers?: Record<string, string>;
}

/** The SQLSTATE of a request, `00000` on success, and the number of affected rows. */
export interface SqlAnswer {
  code: string;
  rows: number;
}

/** Returns the statement that PostgREST generates for a body, which is an object or an array of objects. */
export function insertSql({ table, columns }: TestedTable, body: object, more = ''): string {
  const rows: object[] = Array.isArray(body) ? body : [body];
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const types: Record<string, string> = { ...SERVER_COLUMN_TYPES, ...columns };
  const list = names.map((name) => `"${name}"`).join(', ');
  const record = names.map((name) => `"${name}" ${types[name] ?? 'text'}`).join(', ');
  const parse = Array.isArray(body) ? 'json_to_recordset' : 'json_to_record';
  return `with pgrst_source as (insert into "public"."${table}"(${list}) select ${list}
    from (select ${literal(JSON.stringify(body))}::json as json_data) pgrst_payload,
    lateral (select ${list} from ${parse}(pgrst_payload.json_data) as _(${record})) pgrst_body
    ${more || 'returning 1'}) select count(*) from pgrst_source`;
}

function script({ sql, role = 'anon', headers }: SqlRequest): string {
  const setHeaders = headers
    ? `select set_config('request.headers', ${literal(JSON.stringify(headers))}, true) \\g /dev/null\n`
    : '';
  // \gset keeps the result of the query out of the output of the script.
  return `begin;\nset local role ${role};\n${setHeaders}${sql}
\\gset answer_
\\echo answer :SQLSTATE :ROW_COUNT :answer_count
\\unset answer_count
commit;\n`;
}

/** Sends the requests in sequence, each in a separate transaction. */
export async function send(database: PostgresDatabase, requests: SqlRequest[]) {
  const { output, errors } = await database.script(requests.map(script).join(''));
  const answers = [...output.matchAll(/^answer (\w+) (\d+) (\S+)$/gm)].map(
    ([, code = '', rows, count]): SqlAnswer => ({
      code,
      rows: Number(count) || (count === '0' ? 0 : Number(rows)),
    }),
  );
  if (answers.length !== requests.length)
    throw new Error(`${answers.length} responses to ${requests.length}: ${errors}`);
  return { answers, errors };
}

/**
 * Calls a function as PostgREST does: with the named values of a JSON object. Undefined if there is no such function.
 */
export async function callFunction(
  database: PostgresDatabase,
  name: string,
  role: string,
  values: Record<string, unknown>,
): Promise<{ output: string; errors: string } | undefined> {
  const [known] = await database.query<{ parameters: string }>(
    `select pg_get_function_identity_arguments(oid) as parameters from pg_proc
      where pronamespace = 'public'::regnamespace and proname = ${literal(name)}`,
  );
  if (!known) return undefined;
  const given = known.parameters.split(', ').filter((one) => (one.split(' ')[0] ?? '') in values);
  const list = Object.keys(values).map((argument) => `${argument} => given.${argument}`);
  const from = `from json_to_record(${literal(JSON.stringify(values))}::json) as given(${given.join(', ')})`;
  return database.script(`begin; set local role ${role};
    select to_json(public.${name}(${list.join(', ')})) ${given.length > 0 ? from : ''}; commit;`);
}

/** Returns the number of rows in the table of a form. */
export async function countRows(database: PostgresDatabase, table: string): Promise<number> {
  const [row] = await database.query<{ count: number }>(`select count(*)::int from public.${table}`);
  return row?.count ?? -1;
}

/** Empties the tables and the record of received requests. */
export async function empty(database: PostgresDatabase, tables: TestedTable[]): Promise<void> {
  await database.exec(
    `truncate ${tables.map(({ table }) => `public.${table}`).join(', ')}, private.arrivals, private.outbox, private.erasures;`,
  );
}

/** Sets the limits; by default they are out of reach, and that of a network is that of the site. */
export async function allow(
  database: PostgresDatabase,
  client = 1_000_000,
  site = 1_000_000,
  network = site,
): Promise<void> {
  await database.exec(
    `update private.settings set client_limit = ${client}, network_limit = ${network}, site_limit = ${site};`,
  );
}
