import type { PostgresDatabase } from '../../../../scripts/backend/postgres.ts';
import { goodRow } from '../examples.ts';
import { allow, countRows, empty, insertSql, literal, type SqlRequest, send } from '../requests.ts';
import { FORM_TABLES, type FormTable } from '../tables.ts';

/** Collects what is not as it must be. */
function notebook(form: FormTable) {
  const problems: string[] = [];
  const same = (what: string, is: unknown, must: unknown) => {
    if (JSON.stringify(is) === JSON.stringify(must)) return;
    problems.push(`${form.id}: ${what}: ${JSON.stringify(is)} instead of ${JSON.stringify(must)}`);
  };
  return { problems, same };
}

const codes = (answers: { code: string }[]) => answers.map(({ code }) => code);
const from = (address: string, others = '') => ({ 'x-forwarded-for': `${others}${address}` });

/** Server-owned columns, one row a request, and each submission once. */
export async function arrivalProblems(database: PostgresDatabase, form: FormTable): Promise<string[]> {
  const { problems, same } = notebook(form);
  await empty(database, FORM_TABLES);
  await allow(database, 3, 100);
  const insert = (name: string, more: object = {}): SqlRequest => ({
    sql: insertSql(form, { ...goodRow(form, name), ...more }),
    headers: from('192.0.2.1'),
  });
  // As the owner, who may name every column: it is the trigger that is tried.
  const forged = { id: '00000000-0000-4000-8000-000000000000', created_at: '2020-01-01T00:00:00Z' };
  await send(database, [{ ...insert('Forger', forged), role: 'postgres' }]);
  const [row] = await database.query<{ own: boolean; count: number }>(
    `select bool_and(id <> '${forged.id}' and created_at > now() - interval '1 hour') as own, count(*)::int
     from public.${form.table}`,
  );
  same('id and time are the server’s', row, { own: true, count: 1 });

  await empty(database, FORM_TABLES);
  const several = [goodRow(form, 'First'), goodRow(form, 'Second')];
  const twins = [goodRow(form, 'Twin'), goodRow(form, 'Twin')];
  const refused = await send(database, [{ sql: insertSql(form, several) }, { sql: insertSql(form, twins) }]);
  same('two rows in a request', codes(refused.answers), ['PT413', 'PT413']);
  same('rows of refused arrays', await countRows(database, form.table), 0);

  const again = await send(database, [insert('Once'), insert('Once'), insert('Once'), insert('Once')]);
  same('the same four times, beyond the limit of three', again.answers, [
    { code: '00000', rows: 1 },
    ...Array.from({ length: 3 }, () => ({ code: '00000', rows: 0 })),
  ]);
  same('rows after a repetition', await countRows(database, form.table), 1);
  await send(database, [insert('Twice')]);
  same('another is not a repetition', await countRows(database, form.table), 2);
  await database.exec(`delete from public.${form.table} where ${form.sender.column} = 'Once'`);
  await send(database, [insert('Once')]);
  same('one that was deleted comes back', await countRows(database, form.table), 2);
  await allow(database);
  await database.exec(`update private.arrivals set arrived_at = now() - interval '25 hours'`);
  await send(database, [insert('Once')]);
  same('a day later it is a new one', await countRows(database, form.table), 3);
  same('hashes of yesterday', await arrivals(database), 1);
  same('answer to a repetition', await statusOfRepetition(database, insert('Once')), '201');
  return problems;
}

async function arrivals(database: PostgresDatabase): Promise<number | undefined> {
  const [row] = await database.query<{ count: number }>('select count(*)::int from private.arrivals');
  return row?.count;
}

async function statusOfRepetition(database: PostgresDatabase, { sql }: SqlRequest): Promise<string> {
  const { output } = await database.script(
    `begin; ${sql} \\g /dev/null
     select current_setting('response.status', true); commit;`,
  );
  return output.trim();
}

/** While one is being stored, an equal one waits: only so can it see the first. */
export async function waitProblems(database: PostgresDatabase, form: FormTable): Promise<string[]> {
  const { problems, same } = notebook(form);
  await empty(database, FORM_TABLES);
  await allow(database);
  const sql = insertSql(form, goodRow(form, 'Parallel'));
  const first = database.script(`begin; ${sql} \\g /dev/null\nselect pg_sleep(0.5) \\g /dev/null\ncommit;`);
  const others = await Promise.all(
    [1, 2, 3].map(() => send(database, [{ sql: `select pg_sleep(0.1)` }, { sql }])),
  );
  await first;
  same('parallel twins', codes(others.flatMap(({ answers }) => answers)), Array(6).fill('00000'));
  same('rows of parallel twins', await countRows(database, form.table), 1);
  return problems;
}

/** Limits that a forged header does not evade, and that leave others alone. */
export async function limitProblems(database: PostgresDatabase, form: FormTable): Promise<string[]> {
  const { problems, same } = notebook(form);
  await empty(database, FORM_TABLES);
  await allow(database, 2, 7);
  let number = 0;
  const attempt = (headers?: Record<string, string>): SqlRequest => {
    number += 1;
    return { sql: insertSql(form, goodRow(form, `Number ${number}`)), ...(headers && { headers }) };
  };
  const tried = async (what: string, headers: (Record<string, string> | undefined)[], must: string) => {
    const { answers } = await send(database, headers.map(attempt));
    same(
      what,
      codes(answers)
        .map((code) => (code === '00000' ? '+' : code === 'PT429' ? '-' : code))
        .join(''),
      must,
    );
  };
  await tried(
    'forged entries on the left',
    [1, 2, 3].map((n) => from('192.0.2.1', `198.51.100.${n}, `)),
    '++-',
  );
  await tried('a second client', [from('192.0.2.2'), from('192.0.2.2:4711'), from('192.0.2.2')], '++-');
  const front = (address: string, other: string) => ({ 'cf-connecting-ip': address, ...from(other) });
  await tried('the host’s own header first', [front('192.0.2.1', '192.0.2.9')], '-');
  await tried(
    'one network of version 6',
    ['::1', '::2', '::3'].map((end) => from(`2001:db8:0:7${end}`)),
    '++-',
  );
  await tried('all of the site', [from('192.0.2.3'), from('192.0.2.4')], '+-');

  await empty(database, FORM_TABLES);
  const unknown = [undefined, {}, from(''), from('not an address'), { 'x-forwarded-for': '\u0000' }];
  await tried('no readable address: one client', unknown, '++---');
  const [kept] = await database.query<{ length: number; plain: boolean }>(
    `select max(length(client)) as length, bool_or(client = sha256('unknown')) as plain from private.arrivals`,
  );
  same('addresses are kept as hashes with a key', kept, { length: 32, plain: false });
  await database.exec(`update private.arrivals set arrived_at = now() - interval '11 minutes'`);
  await tried('after the window', [undefined], '+');
  const [left] = await database.query<{ count: number }>('select count(client)::int from private.arrivals');
  same('hashes of senders after the window', left?.count, 1);
  const invalid = { sql: insertSql(form, { ...goodRow(form), email: 'none' }) };
  await allow(database, 3, 7);
  await send(database, [invalid, invalid, invalid]);
  await tried('what is refused does not count', [undefined, undefined, undefined], '++-');
  return problems;
}

/** Deletes at eighteen months and not before; and the job for it, where the extension is. */
export async function retentionProblems(database: PostgresDatabase, form: FormTable): Promise<string[]> {
  const { problems, same } = notebook(form);
  await empty(database, FORM_TABLES);
  await allow(database);
  const ages = { Young: '12 months', Ripe: '17 months 20 days', Old: '18 months' };
  await send(
    database,
    Object.keys(ages).map((name) => ({ sql: insertSql(form, goodRow(form, name)) })),
  );
  for (const [name, age] of Object.entries(ages)) {
    await database.exec(
      `update public.${form.table} set created_at = now() - interval ${literal(age)} where ${form.sender.column} = ${literal(name)}`,
    );
  }
  const [first] = await database.query<{ clean_up: number }>('select private.clean_up()');
  same('deleted', first?.clean_up, 1);
  const rows = await database.query<{ name: string }>(
    `select ${form.sender.column} as name from public.${form.table} order by 1`,
  );
  same(
    'kept',
    rows.map(({ name }) => name),
    ['Ripe', 'Young'],
  );
  const [without] = await database.query<{ is: boolean }>('select private.schedule_clean_up() as is');
  same('job without the extension', without?.is, false);
  const { output } = await database.script(`begin; create schema cron;
    create function cron.schedule(text, text, text) returns text language sql as 'select $1 || $2 || $3';
    select private.schedule_clean_up(); rollback;`);
  same('job with the extension', output.trim(), 't');
  return problems;
}
