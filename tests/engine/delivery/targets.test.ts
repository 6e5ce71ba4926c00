import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  findPerson,
  findSubmissions,
  readHealth,
  withDelivery,
} from '../../../scripts/backend/owner-commands.ts';
import { literal } from '../../../src/form-core/table/sql-text.ts';
import { compose } from '../../../supabase/functions/deliver/compose.ts';
import type { Targets } from '../../../supabase/functions/deliver/database.ts';
import type { Claim, Figures, Sender } from '../../../supabase/functions/deliver/message.ts';
import { toMime } from '../../../supabase/functions/deliver/mime.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { filled, goodRow } from '../database/examples.ts';
import { FORM_TABLES, type TestedTable } from '../database/tables.ts';
import { HOSTILE_ANSWERS } from './hostile-answers.ts';
import { SimulatedDatabase } from './simulated-database.ts';

const FLOOD = IS_FULL_RUN ? 10_000 : 300;
const DAY = 24 * 3_600_000;
const START = Date.parse('2026-03-02T09:00:00Z');

const withAddress = FORM_TABLES.filter(({ columns }) => columns['email']);
const [FORM] = withAddress as [TestedTable];
const TABLE = FORM.table;
const BOTH: Targets = { receipt: { [TABLE]: 'email' }, webhook: { [TABLE]: null } };
const RECEIPT = {
  column: 'email',
  subject: 'Received',
  text: ['Thank you.'],
  reference: 'Reference',
  answers: 'Answers',
};
const SENDER: Sender = {
  from: 'Site <website@example.com>',
  to: ['site@example.com'],
  site: 'Site',
  timeZone: 'UTC',
  forms: {
    [TABLE]: {
      form: FORM.id,
      sections: [{ fields: Object.keys(FORM.columns).map((name) => ({ name, label: name })) }],
      receipt: RECEIPT,
    },
  },
};

let database: SimulatedDatabase;
beforeAll(async () => {
  database = await SimulatedDatabase.start();
});
afterAll(() => database.close());

/** What the form noticed about the next submissions. */
const notice = (text: string) =>
  database.query(
    `select set_config('request.headers', ${literal(JSON.stringify({ 'x-client-info': text }))}, false)`,
  );
const PERSON = 'form (honeypot=empty; seconds=42)';
const announce = (wanted: object) => database.call('submissions_targets', { wanted });
const insert = (email: string, more: object = {}) =>
  database.insert(TABLE, { ...goodRow(FORM, `Sender ${email}`), email, ...more });
const entries = async (id: string) =>
  (
    await database.query<{ entry: string }>(`select target || coalesce(' ' || held_for, '') as entry
      from private.outbox where submission = '${id}' order by target`)
  ).map(({ entry }) => entry);
const claimAll = async () => (await database.call('submissions_claim', { batch: 100_000 })) as Claim[];
const health = async () => (await database.call('submissions_health', {})) as Figures;

beforeEach(async () => {
  await database.query('delete from private.outbox');
  for (const { table } of FORM_TABLES) await database.query(`delete from public.${table}`);
  // A digest of the day, so that claims return submissions only.
  await database.query(`insert into private.outbox (kind, digest_day, digest, sent_at)
    select 'digest', (sim.now() at time zone 'UTC')::date + n, '{}', sim.now() from generate_series(-2, 9) as n`);
  await database.setTime(START);
  await notice(PERSON);
  await announce(BOTH);
});

it('queues nothing but the mail until the function has announced a target, and after it has stopped', async () => {
  await announce({ receipt: {}, webhook: {} });
  expect(await entries(await insert('a@example.org'))).toEqual(['mail']);
  await announce({ ...BOTH, webhook: {} });
  expect(await entries(await insert('b@example.org'))).toEqual(['mail', 'receipt']);
  await announce({ ...BOTH, receipt: {} });
  expect(await entries(await insert('c@example.org'))).toEqual(['mail', 'webhook']);
  await announce(BOTH);
  expect(await entries(await insert('d@example.org'))).toEqual(['mail', 'receipt', 'webhook']);
  const other = withAddress.find(({ table }) => table !== TABLE);
  if (other)
    expect(await entries(await database.insert(other.table, goodRow(other, 'Other')))).toEqual(['mail']);
});

it('claims the mails first, then receipts, then webhooks, however long they have waited', async () => {
  await insert('a@example.org');
  await database.setTime(START + 60_000);
  await insert('b@example.org');
  const targets = [];
  for (let number = 0; number < 6; number += 1) {
    const [claim] = (await database.call('submissions_claim', { batch: 1 })) as Claim[];
    targets.push(claim?.target);
  }
  expect(targets).toEqual(['mail', 'mail', 'receipt', 'receipt', 'webhook', 'webhook']);
});

it('writes no receipt for a quarantined submission, also after its release', async () => {
  await notice('form (honeypot=filled; seconds=42)');
  const bot = await insert('a@example.org');
  await notice('form (honeypot=empty; seconds=1)');
  const quick = await insert('b@example.org');
  expect(await entries(bot)).toEqual(['mail honeypot', 'webhook honeypot']);
  expect(await entries(quick)).toEqual(['mail speed', 'webhook speed']);
  expect(await database.call('submissions_requeue', { which: quick })).toBe(1);
  expect(await entries(quick)).toEqual(['mail', 'webhook']);
  expect((await claimAll()).map(({ target }) => target).sort()).toEqual(['mail', 'webhook']);
});

it('sends a marked enquiry as a mail only', async () => {
  const mark = (await database.call('submissions_mark', {})) as string;
  await database.query('update private.verifications set began_at = sim.now()');
  await notice(`${PERSON.slice(0, -1)}; verify=${mark})`);
  expect(await entries(await insert('a@example.org'))).toEqual(['mail']);
  await database.call('submissions_unmark', {});
});

it('erases a person from every target, and from the hashes', async () => {
  const id = await insert('forget.me@example.org');
  const stays = await insert('stays@example.org');
  const [found] = await findPerson(database.call, 'forget.me@example.org');
  expect(found?.row['id']).toBe(id);
  await database.call('submissions_erase', { ids: [id] });
  expect(await entries(id)).toEqual([]);
  expect(await entries(stays)).toEqual(['mail', 'receipt', 'webhook']);
  expect((await claimAll()).filter(({ row }) => row?.['id'] === id)).toEqual([]);
  expect(JSON.stringify(await health())).not.toMatch(/example\.org/);
});

it('lists a submission once, by the state of its mail, and counts the targets apart', async () => {
  const id = await insert('a@example.org');
  const claims = await claimAll();
  const mail = claims.find(({ target }) => target === 'mail');
  await database.call('submissions_sent', { message: mail?.id, message_id: 'm1' });
  await database.query(
    `update private.outbox set failed_at = sim.now(), last_error = 'http-500' where target <> 'mail'`,
  );
  const listed = await findSubmissions(database.call, {});
  expect(listed.map(({ row, delivery }) => [row['id'], delivery])).toEqual([
    [id, expect.objectContaining({ state: 'delivered' })],
  ]);
  expect(listed.map(withDelivery)).toEqual([
    {
      ...listed[0]?.row,
      delivery_of_receipt: 'dead letter after 1 attempts: http-500',
      delivery_of_webhook: 'dead letter after 1 attempts: http-500',
    },
  ]);
  expect(await health()).toMatchObject({
    dead: 0,
    waiting: 0,
    targets: { receipt: { delivered: 0, waiting: 0, dead: 1 }, webhook: { dead: 1 } },
    errors: [
      { target: 'receipt', error: 'http-500' },
      { target: 'webhook', error: 'http-500' },
    ],
  });
  // A webhook is the site's; a visitor may mistype an address.
  expect(await readHealth(database.call)).toMatchObject({
    isHealthy: false,
    text: expect.stringContaining('Webhooks'),
  });
  expect(await database.call('submissions_requeue', {})).toBe(1);
  expect((await claimAll()).map(({ target }) => target)).toEqual(['webhook']);
  expect(await readHealth(database.call)).toMatchObject({ isHealthy: true });
  await database.setTime(START + 8 * DAY);
  await database.call('submissions_clean_up', {});
  expect(await entries(id)).toEqual(['mail', 'webhook']);
});

/** Ways to write one address. */
const VARIANTS = [
  'victim@example.org',
  'Victim@Example.org',
  'v.i.ctim@example.org',
  'victim+{n}@example.org',
];

it(`writes one receipt a day of ${FLOOD} forged submissions, and nothing typed in its headers`, async () => {
  const texts = Object.keys(filled(FORM, 'x')).filter((column) => column !== 'email');
  const heads: string[] = [];
  for (const day of [0, 1]) {
    for (let number = 0; number < FLOOD / 2; number += 1) {
      await database.setTime(START + day * DAY + number);
      const email = (VARIANTS[number % VARIANTS.length] ?? '').replace('{n}', String(number));
      const typed = (HOSTILE_ANSWERS[number % HOSTILE_ANSWERS.length] ?? '').slice(0, 60);
      const fits = Object.fromEntries(
        texts.slice(0, 1).map((column) => [column, `Forged ${number} ${typed}`]),
      );
      await insert(email, fits).catch(() => insert(email, { [texts[0] ?? '']: `Forged ${number}` }));
    }
    const receipts = (await claimAll()).filter(({ target }) => target === 'receipt');
    await database.query('update private.outbox set sent_at = sim.now()');
    heads.push(
      ...receipts.map(
        (claim) => toMime(compose(claim, SENDER), 'key', new Date(0)).split('\r\n\r\n')[0] ?? '',
      ),
    );
  }
  const [stored] = await database.query<{ count: number }>(
    `select count(*)::int as count from public.${TABLE}`,
  );
  console.log(
    `Receipts: ${stored?.count} forged submissions on two days, ${heads.length} receipts, ${heads.filter((head) => /forged|script/i.test(head)).length} with typed text in a header`,
  );
  expect(stored?.count).toBe(FLOOD);
  expect(heads).toHaveLength(2);
  expect(heads.map((head) => head.replace(/^To: .*$/m, ''))).toEqual(
    [heads[0], heads[0]].map((head) => head?.replace(/^To: .*$/m, '')),
  );
  for (const head of heads) expect(head).toMatch(/^To: victim@example\.org$/im);
}, 900_000);
