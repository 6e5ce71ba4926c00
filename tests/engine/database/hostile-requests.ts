import { LOCAL_PUBLISHABLE_KEY } from '../../../scripts/backend/local.ts';
import { goodRow } from './examples.ts';
import { insertSql } from './requests.ts';
import type { TestedTable } from './tables.ts';

/** A request that tries to read, change or inject data. */
export interface HostileRequest {
  name: string;
  path: string;
  method?: string;
  body?: unknown;
  text?: string;
  headers?: Record<string, string>;
}

const FORGED = 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.';
const NIL = '00000000-0000-4000-8000-000000000000';

/** Requests to the API. They must not return, change or copy the existing row named Victim. */
export function hostileRequests(form: TestedTable): HostileRequest[] {
  const { table } = form;
  const row = goodRow(form, 'Hostile');
  const sender = form.sender.column;
  const post = (name: string, body: unknown, more: Partial<HostileRequest> = {}): HostileRequest => ({
    name,
    path: table,
    method: 'POST',
    body,
    ...more,
  });
  const reads = [
    ...['', '?select=*', '?select=email', '?select=count', '?email=neq.x', '?limit=1', `?order=${sender}`],
    '?id=not.is.null',
  ]
    .concat([
      ...['?select=*,private.settings(*)', `?or=(${sender}.eq.Victim,${sender}.neq.x)`],
      ...[`?select=${sender}::text`, `?columns=${sender}`],
    ])
    .map((query): HostileRequest => ({ name: `read ${query}`, path: table + query }));
  const profiles = ['private', 'auth', 'pg_catalog', 'supabase_migrations'].flatMap(
    (schema): HostileRequest[] => [
      { name: `read schema ${schema}`, path: 'settings', headers: { 'accept-profile': schema } },
      post(
        `write schema ${schema}`,
        { client_limit: 9 },
        { path: 'settings', headers: { 'content-profile': schema } },
      ),
    ],
  );
  const others = [
    ...['settings', 'arrivals', 'private.settings', 'pg_roles', 'schema_migrations', 'pg_stat_activity'],
    '',
  ].map((path): HostileRequest => ({ name: `read ${path || 'the root'}`, path }));
  const calls = [
    ...['clean_up', 'private.clean_up', 'client_address', 'network_key', 'schedule_clean_up', 'pg_sleep'],
    ...['set_config', 'version'],
  ].map((name): HostileRequest => post(`call ${name}`, {}, { path: `rpc/${name}` }));
  const changes = ['PATCH', 'DELETE', 'PUT'].flatMap((method): HostileRequest[] => [
    { name: `${method} all`, path: table, method, body: { [sender]: 'Changed' } },
    { name: `${method} some`, path: `${table}?${sender}=eq.Victim`, method, body: { [sender]: 'Changed' } },
    { name: `${method} by id`, path: `${table}?id=eq.${NIL}`, method, body: { ...row, id: NIL } },
  ]);
  const preferences = [
    ...['return=representation', 'return=headers-only', 'resolution=merge-duplicates'],
    'resolution=ignore-duplicates',
  ]
    .concat(['return=representation,count=exact', 'tx=rollback,return=representation'])
    .map((prefer) => post(prefer, row, { headers: { prefer } }));
  const smuggled = [
    post('own id', { ...row, id: NIL }),
    post('own time', { ...row, created_at: '2020-01-01' }),
    post('select after insert', row, {
      path: `${table}?select=*`,
      headers: { prefer: 'return=representation' },
    }),
    post('on conflict', row, {
      path: `${table}?on_conflict=id`,
      headers: { prefer: 'resolution=merge-duplicates' },
    }),
    post('on conflict of a name', row, { path: `${table}?on_conflict=${sender}` }),
    post('another column', { ...row, status: 'approved' }),
    post('two rows', [row, goodRow(form, 'Second')]),
    post('twins', [row, row]),
    post(
      'a thousand rows',
      Array.from({ length: 1000 }, (_, n) => goodRow(form, `Row ${n}`)),
    ),
    post('no rows', []),
    post('nothing', {}),
    post('null', null),
    post('a text', 'text'),
    post('a list of lists', [[row]]),
    post('a name of a million', { ...row, [sender]: 'x'.repeat(1_000_000) }),
    post('a name of blanks', { ...row, [sender]: '\u00a0\u200b' }),
    post('a name that is an object', { ...row, [sender]: { a: 1 } }),
    post('a name with NUL', { ...row, [sender]: 'a\0b' }),
    post('a half character', { ...row, [sender]: 'ab\ud83d', email: 'none' }),
    post('no name of the sender', { ...row, [sender]: null }),
    post('only columns of the query', row, { path: `${table}?columns=${sender},id` }),
    post('broken JSON', undefined, { text: `{"${sender}":` }),
    post('CSV', undefined, { text: `${sender},id\nHostile,1`, headers: { 'content-type': 'text/csv' } }),
    post('a form', undefined, {
      text: `${sender}=Hostile`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
    post('SQL in a column', { ...row, 'x") values (1); drop table x; --': 'x' }),
    post('SQL in the path', row, { path: `${table};drop%20table%20${table}` }),
    post('a body that is announced too long', row, { headers: { 'content-length': '900000000' } }),
  ];
  const signed = [
    { name: 'a forged session', path: table, headers: { authorization: `Bearer ${FORGED}` } },
    {
      name: 'the publishable key as session',
      path: table,
      headers: { authorization: `Bearer ${LOCAL_PUBLISHABLE_KEY}` },
    },
    { name: 'no key', path: table, headers: { apikey: '' } },
    { name: 'another key', path: table, headers: { apikey: 'sb_secret_guess' } },
    {
      name: 'a role in a header',
      path: table,
      headers: { role: 'service_role', 'x-client-info': 'service_role' },
    },
    { name: 'an explained query', path: table, headers: { accept: 'application/vnd.pgrst.plan+json' } },
    { name: 'HEAD with a count', path: table, method: 'HEAD', headers: { prefer: 'count=exact' } },
    { name: 'a range', path: table, headers: { range: '0-9', prefer: 'count=exact' } },
  ];
  return [...reads, ...profiles, ...others, ...calls, ...changes, ...preferences, ...smuggled, ...signed];
}

/** SQL statements for the roles of a visitor. Each must fail. */
export function hostileSql(form: TestedTable): string[] {
  const table = `public.${form.table}`;
  const row = goodRow(form, 'Hostile');
  const sender = form.sender.column;
  const first = Object.keys(form.columns)[0] ?? '';
  return [
    `select * from ${table}`,
    `select count(*) from ${table}`,
    `select ${first} from ${table} limit 1`,
    `select 1 from ${table}`,
    `select t.*::text from ${table} t`,
    `table ${table}`,
    `copy ${table} to stdout`,
    `update ${table} set ${first} = 'Changed'`,
    `update ${table} set ${first} = ${first}`,
    `delete from ${table}`,
    `delete from ${table} where false`,
    `truncate ${table}`,
    `lock table ${table} in exclusive mode`,
    `alter table ${table} disable row level security`,
    `alter table ${table} disable trigger all`,
    `drop table ${table}`,
    `create trigger x before insert on ${table} for each row execute function suppress_redundant_updates_trigger()`,
    `create policy x on ${table} using (true)`,
    `create table public.x (a int)`,
    `create function public.x() returns int language sql as 'select 1'`,
    `create schema x`,
    `grant select on ${table} to anon`,
    `create table private.x (a int references ${table})`,
    `select * from private.settings`,
    `update private.settings set client_limit = 9`,
    `select * from private.arrivals`,
    `delete from private.arrivals`,
    `select private.clean_up()`,
    `select private.forget_arrivals()`,
    `select private.network_key(32, 64)`,
    `select private.content_key('${table}', '{}')`,
    `select private.schedule_clean_up()`,
    `select * from supabase_migrations.schema_migrations`,
    `select * from pg_authid`,
    `alter function private.one_row() reset all`,
    `create index x on ${table} (${first})`,
    `comment on table ${table} is 'x'`,
    `create view public.x as select * from ${table}`,
    `create extension dblink`,
    `set session_replication_role = replica`,
    `alter role anon bypassrls`,
    `select pg_read_file('/etc/passwd')`,
    `copy (select 1) to program 'id'`,
    insertSql(form, row, 'returning id'),
    insertSql(form, row, 'returning *'),
    insertSql(form, row, `returning ${first}`),
    insertSql(form, row, `on conflict (id) do nothing returning 1`),
    insertSql(form, row, `on conflict (id) do update set ${first} = excluded.${first} returning 1`),
    insertSql(form, { ...row, id: NIL }),
    insertSql(form, { ...row, created_at: '2020-01-01' }),
    insertSql(form, [row, goodRow(form, 'Second')]),
    insertSql(form, [row, row]),
    insertSql(form, { ...row, [sender]: null }),
    insertSql(form, Object.fromEntries(Object.entries(row).filter(([column]) => column !== sender))),
    insertSql(form, { ...row, [sender]: '' }),
    insertSql(form, { ...row, [sender]: 'x'.repeat(20_000) }),
    insertSql(form, { ...row, status: 'approved' }),
    insertSql(form, { ...row, [sender]: 'a\0b' }),
    insertSql(form, { ...row, [sender]: '\ud83d' }),
    insertSql(form, { ...row, [sender]: '\u00a0' }),
    insertSql(form, { ...row, [sender]: 'x'.repeat(1_000_000) }),
    `insert into ${table} default values`,
    `insert into ${table} select * from ${table}`,
    `merge into ${table} using (select 1) s on true when matched then delete`,
  ];
}
