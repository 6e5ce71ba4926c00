import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { setLimits } from '../../../scripts/backend/limits.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../../scripts/backend/local.ts';
import { findByReference } from '../../../scripts/backend/owner-commands.ts';
import { ROOT } from '../../../scripts/root.ts';
import { startPreparedBackend } from '../../../scripts/test/prepared-database.ts';
import { idsOfReference, readReference, referenceOf } from '../../../supabase/functions/deliver/reference.ts';
import { goodRow } from '../database/examples.ts';
import { FORM_TABLES } from '../database/tables.ts';

const backend = await startPreparedBackend();
afterAll(() => backend.close());

/** The first and last ids, those beside the limit of a reference, and random ones. */
const IDS = [
  '00000000-0000-4000-8000-000000000000',
  'ffffffff-ffff-4fff-bfff-ffffffffffff',
  '7fffffff-ffff-4fff-bfff-ffffffffffff',
  '80000000-0000-4000-8000-000000000000',
  ...Array.from({ length: 1000 }, () => randomUUID()),
];

it('is the same in the database and in the mail, without characters that look alike', async () => {
  const rows = await backend.query(
    `select private.reference(id::uuid) as reference from unnest('{${IDS.join(',')}}'::text[]) with ordinality as t(id, n) order by n`,
  );
  expect(rows.map(({ reference }) => reference)).toEqual(IDS.map(referenceOf));
  for (const id of IDS) expect(referenceOf(id)).toMatch(/^[2-9A-HJKMNP-RT-Z]{4}-[2-9A-HJKMNP-RT-Z]{4}$/);
});

it('leads to the id, as people write it', () => {
  for (const id of IDS) {
    const written = [referenceOf(id), referenceOf(id).toLowerCase(), referenceOf(id).replace('-', ' ')];
    expect(written.map(readReference)).toEqual(written.map(() => referenceOf(id)));
    expect(idsOfReference(referenceOf(id)).some((digits) => id.startsWith(digits))).toBe(true);
  }
});

it('finds each wrong character, and two that changed places', () => {
  const right = referenceOf(IDS[4] ?? '').replace('-', '');
  for (let at = 0; at < right.length; at += 1) {
    for (const other of '23456789ABCDEFGHJKMNPQRTVWXYZ'.replace(right[at] ?? '', ''))
      expect(readReference(right.slice(0, at) + other + right.slice(at + 1))).toBeUndefined();
    const [one = '', two = ''] = [right[at], right[at + 1]];
    if (two && one !== two)
      expect(readReference(right.slice(0, at) + two + one + right.slice(at + 2))).toBeUndefined();
  }
  for (const text of ['', 'QR7K', '3f2a9c1e0', 'QR7K-2M9X-2']) expect(readReference(text)).toBeUndefined();
});

it.each(['docs/database.md', 'scripts/backend/command.ts'])('%s gives references that exist', (file) => {
  const examples = readFileSync(path.join(ROOT, file), 'utf8').match(/\b[A-Z\d]{4}-[A-Z\d]{4}\b/g) ?? [];
  expect(examples).not.toEqual([]);
  expect(examples.map(readReference)).toEqual(examples);
});

const [form] = FORM_TABLES;
if (!form) throw new Error('The site has no form.');

/** Sends a row as a form does, and returns its status with the reference that the visitor receives. */
async function send(row: object, headers: Record<string, string> = {}) {
  const response = await backend.fetch(
    new Request(`http://localhost/rest/v1/${form?.table}`, {
      method: 'POST',
      headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(row),
    }),
  );
  return [response.status, response.headers.get('content-location')?.slice(1)] as const;
}

const idsOf = async (name: string) =>
  (await backend.query(`select id from public.${form.table} where ${form.sender.column} = '${name}'`)).map(
    ({ id }) => String(id),
  );

it('comes with each submission, the same for a repetition and in quarantine, and by it the owner finds the row', async () => {
  await setLimits(backend, { client: 1000, site: 1000 });
  const [status, shown] = await send(goodRow(form, 'Ann'));
  const [id = ''] = await idsOf('Ann');
  expect([status, shown]).toEqual([201, referenceOf(id)]);
  expect(await send(goodRow(form, 'Ann'))).toEqual([201, shown]);
  expect((await send(goodRow(form, 'Bob')))[1]).not.toBe(shown);
  const held = await send(goodRow(form, 'Bot'), { 'x-client-info': 'form (honeypot=filled; seconds=42)' });
  expect(held).toEqual([201, referenceOf((await idsOf('Bot'))[0] ?? '')]);
  const written = ` ${shown?.toLowerCase().replace('-', '')} `;
  const found = await findByReference(backend.call, {}, readReference(written) ?? '');
  expect(found.map(({ row }) => row['id'])).toEqual([id]);
});

it('is not sent for a submission that was refused', async () => {
  const { [form.sender.column]: _, ...incomplete } = goodRow(form, 'Cid');
  expect(await send(incomplete)).toEqual([400, undefined]);
  await setLimits(backend, { client: 0, site: 1000 });
  expect(await send(goodRow(form, 'Dan'))).toEqual([429, undefined]);
});
