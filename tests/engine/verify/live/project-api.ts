import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { literal } from '../../../../src/form-core/table/sql-text.ts';
import { type ListeningServer, listen } from '../../../support/listen.ts';
import type { PostgresDatabase } from '../../../support/postgres.ts';
import { callFunction, type SqlRequest, send } from '../../database/requests.ts';

/** The keys of the project. */
export const KEYS = { public: 'sb_publishable_of_the_tests', secret: 'sb_secret_of_the_tests' };

/** A project: PostgreSQL behind the API that PostgREST has, and the Edge Function. A test changes its fields. */
export interface ProjectApi extends ListeningServer {
  database: PostgresDatabase;
  /** The address of the Edge Function. */
  functionUrl: string;
  publicKey: string;
  /** Answers instead of the project. */
  instead: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
}

type Answer = [status: number, body: unknown];

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'apikey, authorization, content-type, prefer, x-client-info',
};

/** PostgREST's status for an error of PostgreSQL, and its code where it has its own. */
function errorOf(code: string): Answer {
  const [, custom] = /^PT(\d{3})$/.exec(code) ?? [];
  if (custom) return [Number(custom), { code }];
  if (code === '42P01') return [404, { code: 'PGRST205' }];
  if (code === '42703') return [400, { code: 'PGRST204' }];
  return [code === '42501' ? 401 : 400, { code }];
}

/** The columns of a table with their types. PostgREST knows them, whoever asks. */
async function columnsOf(database: PostgresDatabase, table: string): Promise<Map<string, string>> {
  const rows = await database.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
      where attrelid = to_regclass(${literal(`public.${table}`)}) and attnum > 0 and not attisdropped`,
  );
  return new Map(rows.map(({ name, type }) => [name, type]));
}

/** Returns the statement that PostgREST generates for one row, or for none. */
async function insertion(
  database: PostgresDatabase,
  table: string,
  url: URL,
  text: string,
): Promise<string | Answer> {
  const body = JSON.parse(text) as Record<string, unknown> | unknown[];
  const types = await columnsOf(database, table);
  if (types.size === 0) return [404, { code: 'PGRST205' }];
  const named = url.searchParams
    .get('columns')
    ?.split(',')
    .map((name) => name.replaceAll('"', ''));
  const names = named ?? Object.keys(body);
  if (names.some((name) => !types.has(name))) return [400, { code: 'PGRST204' }];
  const list = names.map((name) => `"${name}"`).join(', ');
  const typed = names.map((name) => `"${name}" ${types.get(name)}`).join(', ');
  const rows = JSON.stringify([body].flat());
  return `with source as (insert into public."${table}"(${list}) select ${list}
    from json_to_recordset(${literal(rows)}::json) as _(${typed}) returning 1) select count(*) from source`;
}

async function answerOf(
  database: PostgresDatabase,
  name: string,
  role: string,
  text: string,
): Promise<Answer> {
  const result = await callFunction(database, name, role, JSON.parse(text) as Record<string, unknown>);
  if (!result) return [404, { code: 'PGRST202' }];
  const { output, errors } = result;
  if (errors.includes('permission denied')) return errorOf('42501');
  return errors.includes('ERROR') ? [400, { message: errors }] : [200, JSON.parse(output.trim() || 'null')];
}

async function answer(api: ProjectApi, request: IncomingMessage): Promise<Answer> {
  const { database } = api;
  const url = new URL(request.url ?? '/', api.url);
  const text = await textOf(request);
  const roles: Record<string, string> = { [api.publicKey]: 'anon', [KEYS.secret]: 'service_role' };
  const role = roles[String(request.headers['apikey'])];
  if (!role) return [401, { message: 'Invalid API key' }];
  const [, name = '', called] = /^\/rest\/v1\/(?:rpc\/(\w+)|(\w*))$/.exec(url.pathname)?.slice(0) ?? [];
  if (name) return answerOf(database, name, role, text);
  const table = called ?? '';
  if (table === '') return [200, {}];
  const sql =
    request.method === 'POST'
      ? await insertion(database, table, url, text)
      : `select count(*) from public."${table}"`;
  if (typeof sql !== 'string') return sql;
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([key, value]) => [key, String(value)]),
  );
  const asked: SqlRequest = { sql, role, headers: { ...headers, 'cf-connecting-ip': '192.0.2.1' } };
  const { code } = (await send(database, [asked])).answers[0] ?? { code: 'none' };
  return code === '00000' ? [request.method === 'POST' ? 201 : 200, []] : errorOf(code);
}

/** Passes a request on to the Edge Function, as the gateway of a project does. */
async function forward(api: ProjectApi, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { authorization } = request.headers;
  const reply = await fetch(api.functionUrl, {
    method: request.method ?? 'GET',
    headers: { ...(authorization && { authorization }) },
  });
  response.writeHead(reply.status).end(await reply.text());
}

export async function startProjectApi(database: PostgresDatabase): Promise<ProjectApi> {
  const server = await listen((request, response) => {
    if (api.instead?.(request, response)) return;
    if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    const fail = (error: Error) => response.writeHead(500).end(error.message);
    if (request.url?.startsWith('/functions/')) return void forward(api, request, response).catch(fail);
    void answer(api, request).then(
      ([status, body]) => response.writeHead(status, CORS).end(JSON.stringify(body)),
      fail,
    );
  });
  const api: ProjectApi = {
    ...server,
    database,
    functionUrl: '',
    publicKey: KEYS.public,
    instead: undefined,
  };
  return api;
}
