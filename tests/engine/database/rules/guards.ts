import { literal } from '../../../../src/form-core/table/sql-text.ts';
import type { PostgresDatabase } from '../../../support/postgres.ts';
import { brokenRow, goodRow } from '../examples.ts';
import { allow, countRows, empty, insertSql, type SqlRequest, send } from '../requests.ts';
import { FORM_TABLES, type TestedTable } from '../tables.ts';

/** Collects differences between actual and expected values. */
export function createCollector(form: TestedTable) {
  const violations: string[] = [];
  const same = (name: string, actual: unknown, expected: unknown) => {
    if (JSON.stringify(actual) === JSON.stringify(expected)) return;
    violations.push(`${form.id}: ${name}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`);
  };
  return { violations, same };
}

const codes = (answers: { code: string }[]) => answers.map(({ code }) => code);
const from = (address: string, others = '') => ({ 'x-forwarded-for': `${others}${address}` });

/** Checks that the server sets its columns, takes one row per request and stores each submission once. */
export async function arrivalViolations(database: PostgresDatabase, form: TestedTable): Promise<string[]> {
  const { violations, same } = createCollector(form);
  await empty(database, FORM_TABLES);
  await allow(database, 3, 100);
  const insert = (name: string, more: object = {}, address = '192.0.2.1'): SqlRequest => ({
    sql: insertSql(form, { ...goodRow(form, name), ...more }),
    headers: from(address),
  });
  // The owner may insert every column, so this tests the trigger and not the privileges.
  const forged = { id: '00000000-0000-4000-8000-000000000000', created_at: '2020-01-01T00:00:00Z' };
  await send(database, [{ ...insert('Forger', forged), role: 'postgres' }]);
  const [row] = await database.query<{ own: boolean; count: number }>(
    `select bool_and(id <> '${forged.id}' and created_at > now() - interval '1 hour') as own, count(*)::int
     from public.${form.table}`,
  );
  same('the server sets id and time', row, { own: true, count: 1 });

  await empty(database, FORM_TABLES);
  const several = [goodRow(form, 'First'), goodRow(form, 'Second')];
  const twins = [goodRow(form, 'Twin'), goodRow(form, 'Twin')];
  const refused = await send(database, [{ sql: insertSql(form, several) }, { sql: insertSql(form, twins) }]);
  same('two rows in one request', codes(refused.answers), ['PT413', 'PT413']);
  same('rows of rejected arrays', await countRows(database, form.table), 0);

  const again = await send(database, [insert('Once'), insert('Once'), insert('Once')]);
  same('three identical submissions', again.answers, [
    { code: '00000', rows: 1 },
    ...Array.from({ length: 2 }, () => ({ code: '00000', rows: 0 })),
  ]);
  same('rows after a repetition', await countRows(database, form.table), 1);
  const spent = await send(database, [insert('Once'), insert('Guess')]);
  same('a repetition and a guess, after three submissions', codes(spent.answers), ['PT429', 'PT429']);
  await allow(database);
  await send(database, [insert('Twice')]);
  same('a different submission is stored', await countRows(database, form.table), 2);
  await database.exec(`delete from public.${form.table} where ${form.sender.column} = 'Once'`);
  await send(database, [insert('Once')]);
  same('a deleted submission can be sent again', await countRows(database, form.table), 2);
  await database.exec(`update private.arrivals set arrived_at = now() - interval '11 minutes'`);
  await send(database, [insert('Once')]);
  same('an identical submission is stored again later', await countRows(database, form.table), 3);
  same('hashes of earlier submissions', await arrivals(database), 1);
  same('response to a repetition', await statusOfRepetition(database, insert('Once')), '201');
  return violations;
}

/** Checks that the answers to a client depend on nothing that another client has sent. */
export async function strangerViolations(database: PostgresDatabase, form: TestedTable): Promise<string[]> {
  const { violations, same } = createCollector(form);
  await empty(database, FORM_TABLES);
  await allow(database, 3, 100);
  const insert = (name: string, address: string): SqlRequest => ({
    sql: insertSql(form, goodRow(form, name)),
    headers: from(address),
  });
  const answersTo = async (address: string, names: string[]) =>
    (
      await send(
        database,
        names.map((name) => insert(name, address)),
      )
    ).answers;
  await answersTo('192.0.2.1', ['Annie']);
  same('the same from another client', await answersTo('198.51.100.7', ['Annie']), [
    { code: '00000', rows: 1 },
  ]);
  await answersTo('203.0.113.9', ['Anna', 'Berta', 'Clara']);
  const guesses = await answersTo('203.0.113.9', ['Annie', 'Bobby', 'Anna']);
  same('guesses of a client that has used up its limit', codes(guesses), ['PT429', 'PT429', 'PT429']);
  return violations;
}

async function arrivals(database: PostgresDatabase): Promise<number | undefined> {
  const [row] = await database.query<{ count: number }>('select count(*)::int from private.arrivals');
  return row?.count;
}

async function statusOfRepetition(database: PostgresDatabase, { sql, headers }: SqlRequest): Promise<string> {
  const { output } = await database.script(
    `begin; select set_config('request.headers', ${literal(JSON.stringify(headers))}, true) \\g /dev/null
     ${sql} \\g /dev/null
     select current_setting('response.status', true); commit;`,
  );
  return output.trim();
}

/** Checks that identical submissions wait for each other, since each one must see the row of the first. */
export async function waitViolations(database: PostgresDatabase, form: TestedTable): Promise<string[]> {
  const { violations, same } = createCollector(form);
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
  return violations;
}

/** Checks that a forged header does not evade the limits, and that they do not affect other clients. */
export async function limitViolations(database: PostgresDatabase, form: TestedTable): Promise<string[]> {
  const { violations, same } = createCollector(form);
  await empty(database, FORM_TABLES);
  await allow(database, 2, 7);
  let number = 0;
  const attempt = (headers?: Record<string, string>): SqlRequest => {
    number += 1;
    return { sql: insertSql(form, goodRow(form, `Number ${number}`)), ...(headers && { headers }) };
  };
  const tried = async (name: string, headers: (Record<string, string> | undefined)[], expected: string) => {
    const { answers } = await send(database, headers.map(attempt));
    same(
      name,
      codes(answers)
        .map((code) => (code === '00000' ? '+' : code === 'PT429' ? '-' : code))
        .join(''),
      expected,
    );
  };
  await tried(
    'forged entries on the left',
    [1, 2, 3].map((n) => from('192.0.2.1', `198.51.100.${n}, `)),
    '++-',
  );
  await tried('a second client', [from('192.0.2.2'), from('192.0.2.2:4711'), from('192.0.2.2')], '++-');
  const front = (address: string, other: string) => ({ 'cf-connecting-ip': address, ...from(other) });
  await tried('the header of the host has priority', [front('192.0.2.1', '192.0.2.9')], '-');
  await tried(
    'one IPv6 network',
    ['::1', '::2', '::3'].map((end) => from(`2001:db8:0:7${end}`)),
    '++-',
  );
  await tried('the limit of the whole site', [from('192.0.2.3'), from('192.0.2.4')], '+-');

  await empty(database, FORM_TABLES);
  await allow(database, 2, 100, 3);
  const street = [1, 2, 3, 4].map((n) => from(`203.0.113.${n}`));
  await tried('four clients of one IPv4 network', street, '+++-');
  const estate = [1, 2, 3, 4].map((n) => from(`2001:db8:7:${n}::1`));
  await tried('four clients of one IPv6 network', estate, '+++-');
  await tried('clients of other networks', [from('203.0.114.1'), from('2001:db8:8::1')], '++');
  await allow(database, 2, 7);

  await empty(database, FORM_TABLES);
  const unknown = [undefined, {}, from(''), from('not an address'), { 'x-forwarded-for': '\u0000' }];
  await tried('requests without a valid address count as one client', unknown, '++---');
  const [stored] = await database.query<{ length: number; plain: boolean }>(
    `select max(length(client)) as length, bool_or(client = sha256('unknown') or network = sha256('unknown')) as plain
     from private.arrivals`,
  );
  same('addresses are stored as keyed hashes', stored, { length: 32, plain: false });
  await database.exec(`update private.arrivals set arrived_at = now() - interval '11 minutes'`);
  await tried('after the window', [undefined], '+');
  const [left] = await database.query<{ clients: number; networks: number }>(
    'select count(client)::int as clients, count(network)::int as networks from private.arrivals',
  );
  same('hashes of senders after the window', left, { clients: 1, networks: 1 });
  const invalid = { sql: insertSql(form, brokenRow(form, 'Invalid')) };
  await allow(database, 3, 7);
  await send(database, [invalid, invalid, invalid]);
  await tried('rejected rows do not count', [undefined, undefined, undefined], '++-');
  return violations;
}

/** Checks that rows are deleted at eighteen months, and that the job is scheduled if the extension exists. */
export async function retentionViolations(database: PostgresDatabase, form: TestedTable): Promise<string[]> {
  const { violations, same } = createCollector(form);
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
    'stored',
    rows.map(({ name }) => name),
    ['Ripe', 'Young'],
  );
  const [without] = await database.query<{ is: boolean }>('select private.schedule_clean_up() as is');
  same('job without the extension', without?.is, false);
  const { output } = await database.script(`begin; create schema cron;
    create function cron.schedule(text, text, text) returns text language sql as 'select $1 || $2 || $3';
    select private.schedule_clean_up(); rollback;`);
  same('job with the extension', output.trim(), 't');
  return violations;
}
