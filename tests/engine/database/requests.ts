import type { PostgresDatabase } from '../../../scripts/backend/postgres.ts';
import { type FormTable, SERVER_COLUMNS } from './tables.ts';

/** A text as SQL. */
export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** A request as PostgREST hands it to the database. */
export interface SqlRequest {
  sql: string;
  role?: string;
  headers?: Record<string, string>;
}

/** What became of it: the error's code, or `00000` and how many rows it concerned. */
export interface SqlAnswer {
  code: string;
  rows: number;
}

/** Inserts a body, an object or an array of them, with the statement that PostgREST makes of it. */
export function insertSql({ table, columns }: FormTable, body: object, more = ''): string {
  const rows: object[] = Array.isArray(body) ? body : [body];
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const types: Record<string, string> = { ...SERVER_COLUMNS, ...columns };
  const list = names.map((name) => `"${name}"`).join(', ');
  const record = names.map((name) => `"${name}" ${types[name] ?? 'text'}`).join(', ');
  const parse = Array.isArray(body) ? 'json_to_recordset' : 'json_to_record';
  return `with pgrst_source as (insert into "public"."${table}"(${list}) select ${list}
    from (select ${literal(JSON.stringify(body))}::json as json_data) pgrst_payload,
    lateral (select ${list} from ${parse}(pgrst_payload.json_data) as _(${record})) pgrst_body
    ${more || 'returning 1'}) select count(*) from pgrst_source`;
}

function script({ sql, role = 'anon', headers }: SqlRequest): string {
  const given = headers
    ? `select set_config('request.headers', ${literal(JSON.stringify(headers))}, true) \\g /dev/null\n`
    : '';
  // Only \gset tells what a query printed from what the script prints.
  return `begin;\nset local role ${role};\n${given}${sql}
\\gset answer_
\\echo answer :SQLSTATE :ROW_COUNT :answer_count
\\unset answer_count
commit;\n`;
}

/** Sends requests one after the other, each in a transaction of its own. */
export async function send(database: PostgresDatabase, requests: SqlRequest[]) {
  const { output, errors } = await database.script(requests.map(script).join(''));
  const answers = [...output.matchAll(/^answer (\w+) (\d+) (\S+)$/gm)].map(
    ([, code = '', rows, count]): SqlAnswer => ({
      code,
      rows: Number(count) || (count === '0' ? 0 : Number(rows)),
    }),
  );
  if (answers.length !== requests.length)
    throw new Error(`${answers.length} answers to ${requests.length}: ${errors}`);
  return { answers, errors };
}

/** How many rows a form's table has. */
export async function countRows(database: PostgresDatabase, table: string): Promise<number> {
  const [row] = await database.query<{ count: number }>(`select count(*)::int from public.${table}`);
  return row?.count ?? -1;
}

/** Empties the tables and forgets who sent what. */
export async function empty(database: PostgresDatabase, tables: FormTable[]): Promise<void> {
  await database.exec(
    `truncate ${tables.map(({ table }) => `public.${table}`).join(', ')}, private.arrivals;`,
  );
}

/** Lifts the limits, or sets them. */
export async function allow(database: PostgresDatabase, client = 1_000_000, site = 1_000_000): Promise<void> {
  await database.exec(`update private.settings set client_limit = ${client}, site_limit = ${site};`);
}
