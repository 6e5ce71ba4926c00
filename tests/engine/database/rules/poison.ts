import type { Claim, Figures } from '../../../../supabase/functions/deliver/message.ts';
import type { PostgresDatabase } from '../../../support/postgres.ts';
import type { TestedTable } from '../tables.ts';
import { createTrial } from './outbox.ts';

const TABLES = ['poison_removed', 'poison_changed', 'poison_locked', 'poison_odd'];

/**
 * Tables that break what reads them. The last is a form's table in which the columns of the server have other names.
 */
const CREATE = `
create table public.poison_removed (id uuid primary key default gen_random_uuid());
create table public.poison_changed (number integer);
create table public.poison_locked (id uuid primary key default gen_random_uuid());
create table public.poison_odd (number integer);
create trigger own_columns before insert on public.poison_odd for each row execute function private.own_columns();
create view public.poison_slow as select gen_random_uuid() as id, pg_sleep(60)::text;`;

const DROP = `drop view public.poison_slow;
${TABLES.map((table) => `drop table if exists public.${table};`).join('\n')}`;

/** Queues a message about a row of a table, before all others. */
const queue = (table: string) =>
  `insert into private.outbox (form_table, submission, next_attempt_at)
    values ('${table}', gen_random_uuid(), now() - interval '1 hour');`;

/** Locks the messages of a table, and another table, until a row is in public.poison_done; for 30 s at most. */
const LOCK = `begin;
select from private.outbox where form_table = 'poison_changed' for update \\g /dev/null
lock table public.poison_locked in access exclusive mode;
do $$ begin
  for round in 1..1500 loop
    exit when exists (select from public.poison_done);
    perform pg_sleep(0.02);
  end loop;
end $$;
rollback;`;

const IS_LOCKED = `exists (select from pg_locks where relation = 'public.poison_locked'::regclass
  and mode = 'AccessExclusiveLock' and granted)`;

/** Checks that a message whose row cannot be read stops no other, and that the digest names it. */
export async function poisonViolations(database: PostgresDatabase, form: TestedTable): Promise<string[]> {
  const { violations, same, call, claim, insert, reset } = createTrial(database, form);
  const errors = (claims: Claim[]) =>
    claims.map(({ form_table, error }) => `${form_table} ${error ?? 'good'}`).sort();
  const good = `${form.table} good`;
  await reset();
  await database.exec(CREATE);

  await insert('Good');
  await database.exec(`insert into public.poison_removed default values; drop table public.poison_removed;
    ${queue('poison_removed')} ${queue('poison_changed')}
    insert into private.outbox (form_table, submission) values ('${form.table}', gen_random_uuid());`);
  const claims = await claim();
  const wanted = ['poison_removed no-table', 'poison_changed sql-42703', good, `${form.table} no-row`];
  same('claimed', errors(claims), wanted.sort());
  same('claimed twice', (await claim()).length, 0);
  for (const { id, error } of claims)
    await call(error ? `submissions_failed('${id}', 1, '${error}', 0)` : `submissions_sent('${id}', 'one')`);
  await insert('Not recorded');
  await claim();
  await insert('Not tried');
  const { errors: named, enquiries } = await call<Figures>('submissions_health()');
  const digest = named?.map(({ form_table, error, count }) => `${form_table} ${error} ${count}`).sort();
  const inDigest = ['poison_changed sql-42703 1', 'poison_removed no-table 1'];
  const ofForm = [`${form.table} no-result 1`, `${form.table} no-row 1`];
  same('errors in the digest', digest, [...inDigest, ...ofForm].sort());
  same('a table without a time', enquiries['poison_odd'], null);
  same('a table with a time', enquiries[form.table], 3);

  const dead = (days: number) =>
    database.exec(`update private.outbox
    set failed_at = now() - interval '${days} days' where form_table like 'poison%'`);
  const kept = () =>
    call<string[]>(
      `(select array_agg(form_table order by form_table) from private.outbox where form_table like 'poison%')`,
    );
  await dead(6);
  await database.exec(`update public.${form.table} set created_at = now() - interval '10 years'`);
  await call('submissions_clean_up()');
  same('rows after the clean-up', await call(`(select count(*)::int from public.${form.table})`), 0);
  same('named for a week', await kept(), ['poison_changed', 'poison_removed']);
  await dead(8);
  await call('submissions_clean_up()');
  same('of a removed table, after a week', await kept(), ['poison_changed']);

  await reset();
  await database.exec(`delete from private.outbox where kind = 'digest';
    update private.settings set digest_at = '00:00';
    create table public.poison_done (number integer); ${queue('poison_locked')} ${queue('poison_changed')}
    update private.outbox set attempts = 10 where form_table = 'poison_changed';`);
  await insert('Beside a locked table');
  const locked = database.script(LOCK);
  try {
    while (!(await call<boolean>(IS_LOCKED)));
    const beside = errors(await claim());
    same('still locked', await call<boolean>(IS_LOCKED), true);
    same('claimed beside a locked table', beside, ['null good', 'poison_locked sql-55p03', good].sort());
  } finally {
    await database.exec('insert into public.poison_done values (1)');
    await locked;
    await database.exec('drop table public.poison_done');
  }
  await database.exec(`update private.settings set digest_at = '07:00'`);

  await reset();
  await insert('Beside a slow table');
  await database.exec(queue('poison_slow'));
  const { output } = await database.script(`begin; set local statement_timeout = '300ms';
    select submissions_claim(); commit;`);
  const slow = errors(JSON.parse(output || '[]') as Claim[]);
  same('claimed beside a slow table', slow, ['poison_slow sql-57014', good].sort());
  await database.exec(DROP);
  return violations;
}
