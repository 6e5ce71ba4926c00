import { literal } from '../../../../src/form-core/table/sql-text.ts';
import type { Claim, Figures } from '../../../../supabase/functions/deliver/message.ts';
import type { PostgresDatabase } from '../../../support/postgres.ts';
import { goodRow, personColumns } from '../examples.ts';
import { allow, countRows, empty, insertSql, send } from '../requests.ts';
import { FORM_TABLES, type TestedTable } from '../tables.ts';
import { createCollector } from './guards.ts';

interface Entry {
  attempts: number;
  held_for: string | null;
  last_error: string | null;
  provider_message_id: string | null;
  isSent: boolean;
  isDead: boolean;
  /** Seconds until the next attempt. */
  due: number;
}

const ENTRIES = `select attempts, held_for, last_error, provider_message_id, sent_at is not null as "isSent",
  failed_at is not null as "isDead", round(extract(epoch from next_attempt_at - now()))::int as due
  from private.outbox where kind = 'submission' order by created_at`;

/** Collects differences, and runs statements as the owner. */
export function createTrial(database: PostgresDatabase, form: TestedTable) {
  async function call<Result>(expression: string): Promise<Result> {
    const [row] = await database.query<{ result: Result }>(`select ${expression} as result`);
    return row?.result as Result;
  }
  const claim = (batch = 10) => call<Claim[]>(`submissions_claim(${batch}, 90)`);
  const entries = () => database.query<Entry>(ENTRIES);
  const entry = async () => (await entries())[0];
  /** Makes every waiting message due. */
  const makeDue = () =>
    database.exec(`update private.outbox set next_attempt_at = now() - interval '1 second'`);
  const insert = (name: string, headers?: Record<string, string>) =>
    send(database, [{ sql: insertSql(form, goodRow(form, name)), ...(headers && { headers }) }]);
  async function reset() {
    await empty(database, FORM_TABLES);
    await allow(database);
    // A digest of today, so that claims return submissions only.
    await database.exec(`insert into private.outbox (kind, digest_day, digest, sent_at)
      values ('digest', (now() at time zone 'UTC')::date, '{}', now())`);
  }
  return { ...createCollector(form), call, claim, entries, entry, makeDue, insert, reset };
}

/** Checks that every stored submission is queued once, and that those of bots are quarantined. */
export async function queueViolations(database: PostgresDatabase, form: TestedTable): Promise<string[]> {
  const { violations, same, entries, insert, claim, reset } = createTrial(database, form);
  await reset();
  await insert('Once');
  await insert('Once');
  same('entries of equal submissions', (await entries()).length, 1);
  await database.script(`begin; ${insertSql(form, goodRow(form, 'Rolled back'))} \\g /dev/null\nrollback;`);
  same('entries of a transaction that was rolled back', (await entries()).length, 1);

  const HEADERS: [string, string | null][] = [
    ['form (honeypot=filled; seconds=40)', 'honeypot'],
    ['form (honeypot=filled; seconds=1)', 'honeypot'],
    ['form (honeypot=empty; seconds=2)', 'speed'],
    ['form (honeypot=empty; seconds=3)', null],
    ['form (honeypot=empty; seconds=9999999)', null],
    ['form (honeypot=empty; seconds=-1)', null],
    ['supabase-js-web/2', null],
    ['\u0000', null],
    ['', null],
  ];
  for (const [index, [header, reason]] of HEADERS.entries()) {
    await reset();
    await insert(`Sender ${index}`, { 'x-client-info': header });
    same(`reason to hold ${JSON.stringify(header)}`, (await entries())[0]?.held_for, reason);
    same(`rows with ${JSON.stringify(header)}`, await countRows(database, form.table), 1);
    same(`claimed with ${JSON.stringify(header)}`, (await claim()).length, reason ? 0 : 1);
  }
  return violations;
}

/** Checks claims, leases, attempts and their ends. */
export async function deliveryViolations(database: PostgresDatabase, form: TestedTable): Promise<string[]> {
  const { violations, same, call, claim, entry, makeDue, insert, reset } = createTrial(database, form);
  await reset();
  await insert('First');
  await insert('Second');
  // The planner may run a query in a condition once for each row, and a limit in it limits nothing then.
  const plans = ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material'];
  const settings = plans.map((plan) => `set local enable_${plan} = off;`).join(' ');
  const { output } = await database.script(
    `begin; ${settings} select json_array_length(submissions_claim(1, 90)); rollback;`,
  );
  same('claimed at once, whatever the plan', output.trim(), '1');
  const [first] = await claim(1);
  same('order and content of a claim', first?.row?.[form.sender.column], 'First');
  same('names in a claim', [first?.kind, first?.attempt, first?.form_table], ['submission', 1, form.table]);
  same('a table number', typeof first?.table_number, 'number');
  same(
    'the lease keeps others away',
    (await claim()).map(({ row }) => row?.[form.sender.column]),
    ['Second'],
  );
  same('nothing is left', (await claim()).length, 0);
  const id = first?.id ?? '';

  same('the lease is the longer pause', (await entry())?.due, 90);
  await call(`submissions_failed('${id}', 1, 'http-500', 0)`);
  same('after a failure', (await entry())?.last_error, 'http-500');
  const pauses: (number | undefined)[] = [(await entry())?.due];
  for (let attempt = 2; attempt <= 9; attempt += 1) {
    await makeDue();
    await claim();
    // The answer of an earlier attempt must not cut the lease of this one short.
    await call(`submissions_failed('${id}', ${attempt - 1}, 'stale', 0)`);
    same(`a late answer before attempt ${attempt}`, (await entry())?.last_error, 'http-500');
    await call(`submissions_failed('${id}', ${attempt}, 'http-500', 0)`);
    pauses.push((await entry())?.due);
  }
  same('pauses in seconds', pauses, [60, 240, 900, 2400, 7200, 10800, 14400, 21600, 25200]);
  await makeDue();
  same('the tenth attempt', (await claim()).find((one) => one.id === id)?.attempt, 10);
  await call(`submissions_failed('${id}', 10, 'http-500', 0)`);
  same('a dead letter', (await entry())?.isDead, true);
  await makeDue();
  same(
    'a dead letter is not claimed',
    (await claim()).some((one) => one.id === id),
    false,
  );
  // The second message was claimed ten times as well, and nobody recorded a result.
  same('requeue', await call(`submissions_requeue()`), 2);
  same('attempts after requeue', [(await entry())?.attempts, (await entry())?.isDead], [0, false]);

  await makeDue();
  await claim();
  await call(`submissions_sent('${id}', 'message-1')`);
  same('sent', [(await entry())?.isSent, (await entry())?.provider_message_id], [true, 'message-1']);
  await call(`submissions_failed('${id}', 1, 'late', 0)`);
  await makeDue();
  await claim();
  same('a failure after "sent"', [(await entry())?.isSent, (await entry())?.last_error], [true, null]);
  same('requeue leaves what was sent', await call('submissions_requeue()'), 0);

  const { errors } = await database.script(`begin; update private.outbox set sent_at = null;
    select submissions_failed('${id}', attempts, 'Ann Lee <ann@example.org>', 0) from private.outbox; rollback;`);
  same('an error that is no code', errors.includes('outbox_last_error_check'), true);

  await reset();
  const order = ['A', 'B', 'C', 'D', 'E'].map((letter) => `Sender ${letter}`);
  for (const name of order) await insert(name);
  const claimed: unknown[] = [];
  for (const _ of order) claimed.push((await claim(1))[0]?.row?.[form.sender.column]);
  same('first come, first claimed', claimed, order);

  await reset();
  await insert('Mail first');
  await database.exec(`insert into private.outbox (target, form_table, submission, next_attempt_at)
    select 'webhook', form_table, submission, now() - interval '1 hour' from private.outbox
    where kind = 'submission'`);
  same('waiting mails, beside a webhook', (await call<Figures>('submissions_health()')).waiting, 1);
  same('a mail is before a webhook that is due longer', (await claim(1))[0]?.target, 'mail');

  await reset();
  await insert('Slow down');
  const [slow] = await claim();
  await call(`submissions_failed('${slow?.id}', 1, 'http-429', 300)`);
  same('the provider asks for a pause', (await entry())?.due, 300);
  await makeDue();
  await claim();
  await call(`submissions_failed('${slow?.id}', 2, 'http-429', 999999)`);
  same('a pause of a quarter of an hour at most', (await entry())?.due, 900);
  await call(`submissions_sent('${slow?.id}', null)`);
  same('sent after failures', (await entry())?.last_error, null);

  await reset();
  await insert('Stopped');
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    await makeDue();
    await claim();
  }
  same('the last attempt has time', (await entry())?.isDead, false);
  await makeDue();
  same('stopped in each attempt', (await claim()).length, 0);
  same('it is reported', [(await entry())?.isDead, (await entry())?.last_error], [true, 'stopped']);
  await call(
    `submissions_sent('${(await call<string>('(select id from private.outbox where kind = $$submission$$)')) ?? ''}', 'late')`,
  );
  same('it was sent after all', [(await entry())?.isSent, (await entry())?.isDead], [true, false]);

  await reset();
  await insert('Clock');
  await database.exec(`update private.outbox set next_attempt_at = now() + interval '7 hours 50 minutes'`);
  same('a long pause', (await claim()).length, 0);
  await database.exec(`update private.outbox set next_attempt_at = now() + interval '3 years'`);
  same('the clock was set back', (await claim()).length, 1);

  await reset();
  await insert('Shared');
  // It sleeps until it is ended, so that no busy machine can end it first.
  const slowClaim = database
    .script(`begin; select submissions_claim() \\g /dev/null\nselect pg_sleep(300) \\g /dev/null\nrollback;`)
    .catch(() => undefined);
  const asleep = `select pid from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`;
  while ((await database.query(asleep)).length === 0);
  same('a claim in another transaction', (await claim()).length, 0);
  await database.query(`select pg_terminate_backend(pid) from (${asleep}) as sleeping`);
  await slowClaim;
  same('after its end', (await claim()).length, 1);

  const isFair = await call<boolean>(
    `(select count(*) = 0 from private.outbox where last_error ~ '[^a-z0-9_-]')`,
  );
  same('errors are codes', isFair, true);
  return violations;
}

/** Checks the digest and its figures, the alarm of a lost wake-up, and the clean-up. */
export async function digestViolations(database: PostgresDatabase, form: TestedTable): Promise<string[]> {
  const { violations, same, call, claim, insert, reset } = createTrial(database, form);
  await empty(database, FORM_TABLES);
  await allow(database);
  const at = (shift: string) =>
    database.exec(
      `update private.settings set digest_at = ((now() at time zone 'UTC') + interval '${shift}')::time`,
    );
  // One hour later may be tomorrow.
  const [{ hour } = { hour: 0 }] = await database.query<{ hour: number }>(
    `select extract(hour from now() at time zone 'UTC')::int as hour`,
  );
  if (hour < 23) {
    await at('59 minutes');
    same('before its time', (await claim()).length, 0);
  }
  await database.exec(
    `update private.settings set digest_at = '00:00'; alter sequence private.refusals restart`,
  );
  await allow(database, 0, 0);
  await insert('Refused before the digest');
  await allow(database);
  const [digest] = await claim();
  same('a digest when nothing came', [digest?.kind, digest?.digest?.enquiries[form.table]], ['digest', 0]);
  same('refused before the first digest', digest?.digest?.refused, 1);
  same('one digest a day', (await claim()).length, 0);
  await insert('Counted');
  await insert('Held', { 'x-client-info': 'form (honeypot=filled)' });
  await allow(database, 0, 0);
  await insert('Refused');
  await insert('Refused too');
  const [claimed] = await claim();
  await call(`submissions_failed('${claimed?.id}', 1, 'http-500', 0)`);
  await database.exec(`update private.outbox set next_attempt_at = now(), created_at = now() - interval '2 hours'
    where id = '${claimed?.id}'`);
  const waiting = await call<Figures>('submissions_health()');
  same('enquiries', waiting.enquiries[form.table], 2);
  same('refused since the digest', waiting.refused, 2);
  same('waiting, dead, quarantined', [waiting.waiting, waiting.dead, waiting.quarantined], [2, 0, 1]);
  const age = Date.parse(waiting.until) - Date.parse(waiting.oldest_waiting ?? '');
  same('oldest waiting in minutes', Math.round(age / 60_000), 120);
  await claim();
  await call(`submissions_sent('${claimed?.id}', 'one')`);
  await call(`submissions_sent('${digest?.id}', 'two')`);
  const after = await call<Figures>('submissions_health()');
  same('delivered and retries', [after.delivered, after.retries, after.waiting], [1, 1, 0]);
  same('nothing waits', after.oldest_waiting, null);
  await database.exec(`update private.outbox set digest_day = digest_day - 2, created_at = now() - interval '2 days'
    where kind = 'digest'`);
  const [next] = await claim();
  const span = Date.parse(next?.digest?.until ?? '') - Date.parse(next?.digest?.since ?? '');
  same('hours since the last digest', Math.round(span / 3_600_000), 48);
  await database.exec(`update public.${form.table} set created_at = created_at - interval '1 hour'`);
  same('an hour ago', (await call<Figures>('submissions_health()')).enquiries[form.table], 2);
  await database.exec(`update public.${form.table} set created_at = created_at - interval '1 day'`);
  same('yesterday', (await call<Figures>('submissions_health()')).enquiries[form.table], 0);
  same('the next digest', [next?.digest?.refused, next?.digest?.enquiries[form.table]], [2, 2]);

  await database.exec(`update private.outbox set digest_day = digest_day - 91 where kind = 'digest'`);
  await insert('Gone');
  await database.exec(`delete from public.${form.table};
    update private.arrivals set arrived_at = now() - interval '25 hours'`);
  await call('submissions_clean_up()');
  same('hashes after the clean-up', await call('(select count(*)::int from private.arrivals)'), 0);
  same('entries after the clean-up', await call('(select count(*)::int from private.outbox)'), 0);
  await database.exec(`update private.settings set digest_at = '07:00'`);
  await reset();
  await insert('Stays');
  await call('submissions_clean_up()');
  same('entries of stored rows', await call('(select count(*)::int from private.outbox)'), 2);
  return violations;
}

/** Stubs of the extensions of a hosted project. */
const STUBS = `create schema vault;
create table vault.decrypted_secrets (name text, decrypted_secret text);
create schema net;
create table net.requests (url text, headers jsonb, body jsonb);
create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
  timeout_milliseconds integer default 1000) returns bigint
language sql as 'insert into net.requests values (url, headers, body) returning 1::bigint';
create schema cron;
create table cron.jobs (name text, schedule text, command text);
create function cron.schedule(text, text, text) returns bigint
language sql as 'insert into cron.jobs values ($1, $2, $3) returning 1::bigint';`;

const SECRETS = `insert into vault.decrypted_secrets values ('deliver_url', 'https://x.test/deliver'), ('deliver_key', 'k-1');`;

/** Checks the wake-up, with and without the extensions of a hosted project. */
export async function wakeViolations(database: PostgresDatabase, form: TestedTable): Promise<string[]> {
  const { violations, same, call } = createTrial(database, form);
  same('without the extensions', await call('private.wake()'), false);
  same('schedule without pg_cron', await call('private.schedule_delivery()'), false);
  const ask = `select private.wake(); select coalesce(json_agg(r), '[]') from net.requests r;`;
  const { output, errors } = await database.script(`begin; ${STUBS} ${ask} ${SECRETS} ${ask}
    select private.schedule_delivery(); select coalesce(json_agg(j), '[]') from cron.jobs j; rollback;`);
  same('errors', errors, '');
  same('requests and jobs', output.trim().split('\n'), [
    'f',
    '[]',
    't',
    '[{"url":"https://x.test/deliver","headers":{"Content-Type": "application/json", "Authorization": "Bearer k-1"},"body":{}}]',
    't',
    '[{"name":"submissions-deliver","schedule":"* * * * *","command":"select private.wake()"}]',
  ]);
  return violations;
}

interface Found {
  match: string;
  hash_kept: boolean;
  row: Record<string, unknown>;
}

/** Values of a row, and where ann+b@example.org or o'lee_1@example.org is in them. */
const MATCHES: [value: unknown, address: string, match: string | null][] = [
  [{ email: 'ANN+B@Example.org' }, 'ann+b@example.org', 'value'],
  [{ text: ' ann+b@example.org\n' }, 'ann+b@example.org', 'value'],
  [{ guests: [{ name: 'Ann', contact: { email: 'ann+b@example.org' } }] }, 'ann+b@example.org', 'value'],
  [{ guests: [{ note: 'ring ann+b@example.org!' }] }, 'ann+b@example.org', 'mention'],
  [{ a: 'ask ann+b@example.org', email: 'ann+b@example.org' }, 'ann+b@example.org', 'value'],
  ...[
    '<ann+b@example.org>',
    "'ann+b@example.org'",
    'mailto:ann+b@example.org.',
    'to ann+b@example.org, please',
    'https://x.test/?to=ann%2Bb%40example.org&x=1',
    'https://x.test/?to=ann%252Bb%2540EXAMPLE%252eorg',
    '_ann+b@example.org_',
    '**ann+b@example.org**',
    '- -ann+b@example.org-',
    'ask an\u200bn+b@exam\u00adple.org or',
    'ask \ufeffANN+B@example\u2060.org',
    'ask ａｎｎ＋ｂ＠ｅｘａｍｐｌｅ．ｏｒｇ',
  ].map((text): [unknown, string, string] => [{ text }, 'ann+b@example.org', 'mention']),
  ...[
    'joann+b@example.org',
    'jo.ann+b@example.org',
    'ann+b@example.org.uk',
    'ann+b@example.orga',
    'annnb@example.org',
    'annb@example.org',
    'jo%61nn%2Bb%40example.org',
    'jo\u200bann+b@example.org',
    'jo_ann+b@example.org',
  ].map((email): [unknown, string, null] => [
    { email, text: `${email} and more` },
    'ann+b@example.org',
    null,
  ]),
  [{ email: "o'lee_1@example.org" }, "o'lee_1@example.org", 'value'],
  [{ email: 'a\u200bnn+b@example.org' }, 'ann+b@example.org', 'value'],
  [{ email: 'ＡＮＮ+b@example.org' }, 'ann+b@example.org', 'value'],
  [{ email: 'ann%2Bb@example.org' }, 'ann+b@example.org', 'mention'],
  [{ email: "o'lee_1@example.org" }, 'lee_1@example.org', null],
  [{ email: "o'leex1@example.org" }, "o'lee_1@example.org", null],
  [{ email: 'ann@examplexorg' }, 'ann@example.org', null],
  [{ email: 'ann@example.org' }, '%@example.org', null],
];

/** Checks that a person's submissions are found, and erased without a trace. */
export async function personViolations(database: PostgresDatabase, form: TestedTable): Promise<string[]> {
  const { violations, same, call, claim, insert, reset } = createTrial(database, form);
  const columns = personColumns(form);
  if (!columns) return [`${form.id}: has no columns for an address and a text`];
  await reset();
  const address = 'Forget.Me@example.org';
  const person = (name: string, more: object) =>
    send(database, [{ sql: insertSql(form, { ...goodRow(form, name), ...more }) }]);
  await person('Person', { [columns.address]: address });
  await person('Person again', { [columns.address]: address.toLowerCase() });
  await person('Colleague', {
    [columns.address]: 'other@example.org',
    [columns.text]: `Please ask forget.me@EXAMPLE.org about it`,
  });
  await insert('Stranger');
  await claim();
  const listed = (filter: object, size = 100) =>
    call<Found[]>(`submissions_list(${literal(JSON.stringify(filter))}, ${size})`);
  const counted = (filter: object) =>
    call<Record<string, number>>(`submissions_count(${literal(JSON.stringify(filter))})`);
  const find = () => listed({ person: ` ${address}` });
  const erase = async (isErased: (one: Found) => boolean) => {
    const ids = (await find()).filter(isErased).map(({ row }) => `'${row['id']}'`);
    return call<number>(`submissions_erase(array[${ids}]::uuid[])`);
  };
  const kinds = (found: Found[]) => found.map(({ match, hash_kept }) => `${match} ${hash_kept}`).sort();
  same('found', kinds(await find()), ['mention true', 'value true', 'value true']);
  same('finding removes nothing', await countRows(database, form.table), 4);
  same(
    'the newest first',
    (await call<Found[]>('submissions_list()')).map(({ row }) => row[form.sender.column]),
    ['Stranger', 'Colleague', 'Person again', 'Person'],
  );
  same('a list of no form', await listed({ table: 'settings' }), []);
  same('a count of no form', await counted({ table: 'settings' }), {});
  const names = (found: Found[]) => found.map(({ row }) => row[form.sender.column]);
  const [, second] = await listed({});
  same('a page', names(await listed({ before: second?.row }, 1)), ['Person again']);
  same('the last page', names(await listed({ before: second?.row })), ['Person again', 'Person']);
  const id = String(second?.row['id']);
  same('first digits of an id', names(await listed({ id: id.slice(0, 12).toUpperCase() })), ['Colleague']);
  same('a text', names(await listed({ contains: 'ASK forget' })), ['Colleague']);
  same('a text with a sign of patterns', names(await listed({ contains: 'ask.forget' })), []);
  same('a part of an address', names(await listed({ person: 'get.me@example.org' })), []);
  same('a name of a column', names(await listed({ contains: form.sender.column, table: form.table })), []);
  same('a count', (await counted({ contains: 'ask forget' }))[form.table], 1);
  same('a count of all', (await counted({}))[form.table], 4);
  const counts = () =>
    call<number[]>(`json_build_array((select count(*) from public.${form.table}),
      (select count(*) from private.outbox where kind = 'submission'), (select count(*) from private.arrivals),
      (select coalesce(sum(submissions), 0) from private.erasures))`);
  same('erased', await erase(({ match }) => match === 'value'), 2);
  same('rows, outbox, hashes and note after erasing', await counts(), [2, 2, 2, 2]);
  same('left', kinds(await find()), ['mention true']);
  same('erased mentions', await erase(() => true), 1);
  same('after erasing mentions', await counts(), [1, 1, 1, 3]);
  for (const [value, wanted, match] of MATCHES) {
    const stored = literal(JSON.stringify(value));
    const [found] = await database.query<{ match: string | null; may: boolean }>(
      `select private.match_address(${stored}, ${literal(wanted)}) as match,
        ${stored} ~ private.address_pattern(${literal(wanted)}) as may`,
    );
    same(`${wanted} in ${stored}`, found?.match ?? null, match);
    if (match) same(`the first test for ${wanted} in ${stored}`, found?.may, true);
  }
  const { errors } = await database.script(`select submissions_list('{"person": "%"}');`);
  same('a search for no address', errors.includes('not an e-mail address'), true);
  same('rows after it', (await counts())[0], 1);

  await reset();
  await insert('Release me', { 'x-client-info': 'form (honeypot=filled)' });
  await insert('Leave me', { 'x-client-info': 'form (honeypot=filled)' });
  same('requeue of all leaves the quarantine', await call('submissions_requeue()'), 0);
  const [, held] = await call<Found[]>('submissions_list()');
  same('release', await call(`submissions_requeue('${held?.row['id']}')`), 1);
  same('released', (await claim()).length, 1);
  const states = async () =>
    (await call<{ delivery: { state: string } }[]>('submissions_list()')).map(
      ({ delivery }) => delivery.state,
    );
  same('states', await states(), ['quarantined', 'waiting']);
  const STATES = ['waiting', 'delivered', 'dead', 'quarantined', 'undelivered'];
  const filtered = () => Promise.all(STATES.map(async (state) => (await counted({ state }))[form.table]));
  same('filtered by state', await filtered(), [1, 0, 0, 1, 2]);
  await database.exec(`update private.outbox set failed_at = now() where held_for is null`);
  same('a dead letter', await states(), ['quarantined', 'dead']);
  same('filtered dead letters', await filtered(), [0, 0, 1, 1, 2]);
  await database.exec(`update private.outbox set failed_at = null, sent_at = now() where held_for is null`);
  same('delivered', await states(), ['quarantined', 'delivered']);
  same('filtered delivered ones', await filtered(), [0, 1, 0, 1, 1]);
  return violations;
}
