import { afterAll, expect, test } from 'vitest';
import { eraseFound, findSubmissions, withDelivery } from '../../../../../scripts/backend/owner-commands.ts';
import { listSubmissions } from '../../../../../scripts/backend/submissions.ts';
import { SITE } from '../../../../../scripts/root.ts';
import { startPreparedBackend } from '../../../../../scripts/test/prepared-database.ts';
import { goodRow } from '../../../../../tests/engine/database/examples.ts';
import { insertSql } from '../../../../../tests/engine/database/requests.ts';
import { FORM_TABLES } from '../../../../../tests/engine/database/tables.ts';
import type { ContentContext } from '../../../server/endpoint.ts';
import { markEnquiry, newestEnquiries, openEnquiry } from './enquiries.ts';

const backend = await startPreparedBackend();
afterAll(() => backend.close());

const { call, query } = backend;
const context = {
  root: SITE,
  database: async () => ({ call, mailbox: 'mail' }),
} as unknown as ContentContext;
const [form] = FORM_TABLES;
if (!form) throw new Error('The site has no form.');

async function submit(name: string, client = 'form (honeypot=empty; seconds=42)') {
  const headers = JSON.stringify({ 'x-client-info': client });
  await query(`select set_config('request.headers', '${headers}', false)`);
  await query(insertSql(form as (typeof FORM_TABLES)[0], goodRow(form as (typeof FORM_TABLES)[0], name)));
}

const ofForm = async () =>
  (await newestEnquiries(context)).forms?.find((one) => one.form === form.id) ?? {
    count: 0,
    open: 0,
    newest: [],
  };

test('lists the newest enquiries without what visitors wrote, and without those of bots', async () => {
  for (let number = 1; number <= 6; number += 1) await submit(`Visitor ${number}`);
  await submit('Bot', 'form (honeypot=filled; seconds=42)');
  const { count, open, newest } = await ofForm();
  expect([count, open, newest.length]).toEqual([6, 6, 5]);
  expect(newest.every(({ doneAt }) => doneAt === null)).toBe(true);
  expect(Object.keys(newest[0] ?? {})).toEqual(['id', 'reference', 'at', 'doneAt']);
  const stored = await findSubmissions(call, { table: form.table, state: 'waiting' });
  expect(newest.map(({ id }) => id)).toEqual(stored.slice(0, 5).map(({ row }) => row['id']));
});

test('marks an enquiry as done for everybody, takes it back, and forgets it when it is erased', async () => {
  const [first, second] = (await ofForm()).newest;
  if (!first || !second) throw new Error('There are no enquiries.');
  await markEnquiry(context, { id: first.id, isDone: true });
  await markEnquiry(context, { id: second.id, isDone: true });
  await markEnquiry(context, { id: second.id, isDone: false });
  const { open, newest } = await ofForm();
  expect([open, newest.map(({ doneAt }) => doneAt !== null)]).toEqual([
    5,
    [true, false, false, false, false],
  ]);

  const [found] = await findSubmissions(call, { id: first.id });
  if (!found) throw new Error('The enquiry is not stored.');
  expect(listSubmissions([{ form: form.id, rows: [withDelivery(found)] }])).toMatch(
    /Marked as done +20\d\d-/,
  );

  await eraseFound(call, [{ ...found, match: 'value', hash_kept: false }]);
  await expect(markEnquiry(context, { id: first.id, isDone: true })).rejects.toThrow(
    'does not exist any more',
  );
  expect((await ofForm()).count).toBe(5);
});

test('reads what a visitor has written, in the words of the form', async () => {
  await submit('Reader');
  const [newest] = (await ofForm()).newest;
  const { sections } = await openEnquiry(context, newest?.id ?? '');
  const answers = sections.flatMap((section) => section.answers);
  expect(answers).toContainEqual({ label: 'Your Name', text: 'Reader' });
  expect(answers.map(({ label }) => label)).not.toContain('id');
  await expect(openEnquiry(context, crypto.randomUUID())).rejects.toThrow('does not exist any more');
  await expect(openEnquiry(context, "' or true --")).rejects.toThrow('not the id');
});

test('says that a computer without the database reads no enquiries', async () => {
  expect(await newestEnquiries({} as ContentContext)).toEqual({ forms: null, hasMailbox: false });
  await expect(markEnquiry({} as ContentContext, { id: crypto.randomUUID(), isDone: true })).rejects.toThrow(
    'has no database of enquiries',
  );
});
