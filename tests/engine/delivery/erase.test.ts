import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSql, openDatabase } from '../../../scripts/backend/owner-access.ts';
import {
  describeErasure,
  eraseFound,
  findPerson,
  findSubmissions,
  readHealth,
} from '../../../scripts/backend/owner-commands.ts';
import { SITE } from '../../../scripts/root.ts';
import type { Claim } from '../../../supabase/functions/deliver/message.ts';
import { type Postgres, type PostgresDatabase, SKIP_REASON } from '../../support/postgres.ts';
import { filled, goodRow } from '../database/examples.ts';
import { allow, insertSql, send } from '../database/requests.ts';
import { migratedDatabase, startSupabase } from '../database/supabase.ts';
import { FORM_TABLES, type TestedTable } from '../database/tables.ts';

/** The forms that ask for an e-mail address: by it a person is found. */
const FORMS = FORM_TABLES.filter(({ columns }) => columns['email']);

const ADDRESS = 'forget.me@example.org';

/** A row in which every free text can be found in a dump. */
function rowOfPerson(form: TestedTable): Record<string, unknown> {
  const columns = Object.keys(filled(form, 'x'));
  const texts = columns.map((column) => [column, `Zqx answer in ${column}`]);
  return { ...goodRow(form), ...Object.fromEntries(texts), email: ADDRESS };
}

it('writes the call of a function with quoted values', () => {
  expect(callSql('f', { a: "O'Hara", b: null, c: 1 })).toBe(
    `select to_json(public.f(a => 'O''Hara', c => '1'))`,
  );
});

describe.skipIf(SKIP_REASON)(`on PostgreSQL${SKIP_REASON ? `: skipped, ${SKIP_REASON}` : ''}`, () => {
  let server: Postgres;
  let database: PostgresDatabase;
  beforeAll(async () => {
    server = await startSupabase();
    database = await migratedDatabase(server, 'granted');
    await allow(database);
    for (const form of FORMS) {
      const stranger = { ...goodRow(form, 'Stranger'), email: 'stranger@example.org' };
      const rows = [rowOfPerson(form), stranger];
      const { answers } = await send(
        database,
        rows.map((row) => ({ sql: insertSql(form, row) })),
      );
      expect(answers.map(({ code }) => code)).toEqual(['00000', '00000']);
    }
  });
  afterAll(() => server?.stop());

  const open = () => openDatabase(SITE, { environment: { DATABASE_URL: database.url } });

  it('removes a person from every table, and leaves the others', async () => {
    const { call } = await open();
    for (const { id } of (await call('submissions_claim', { batch: 50 })) as Claim[])
      await call('submissions_sent', { message: id, message_id: `message-${id}` });
    const texts = FORMS.flatMap((form) => Object.values(rowOfPerson(form)).map(String));
    const wanted = [...new Set(texts.filter((text) => /Zqx|forget\.me/.test(text)))];
    const before = await database.dump();
    expect(wanted.filter((text) => !before.includes(text))).toEqual([]);

    const found = await findPerson(call, ADDRESS.toUpperCase());
    expect(found).toHaveLength(FORMS.length);
    expect(describeErasure(found, false)).toContain('Messages sent:\n  message-');
    await eraseFound(call, found);

    const after = await database.dump();
    const ids = found.map(({ row }) => String(row['id']));
    const hits = [...wanted, ...ids].filter((text) => after.toLowerCase().includes(text.toLowerCase()));
    console.log(
      `Erasing a person: ${wanted.length} values and ${ids.length} ids, ${hits.length} hits in the dump`,
    );
    expect(hits).toEqual([]);
    expect(after).toContain('stranger@example.org');
    const [counts] = await database.query<Record<string, number>>(
      `select (select count(*)::int from private.arrivals) as hashes, (select submissions from private.erasures) as noted`,
    );
    expect(counts).toEqual({ hashes: FORMS.length, noted: FORMS.length });
  });

  it('lists, filters and reports health through DATABASE_URL', async () => {
    const { call, name } = await open();
    expect(name).toBe('localhost');
    expect(await findSubmissions(call, { contains: 'STRANGER@' })).toHaveLength(FORMS.length);
    expect(await findSubmissions(call, { state: 'waiting' })).toHaveLength(0);
    expect(await readHealth(call)).toMatchObject({ isHealthy: true });
    await database.exec(
      `update private.outbox set sent_at = null, created_at = now() - interval '61 minutes'`,
    );
    expect(await readHealth(call)).toMatchObject({ isHealthy: false });
    await database.exec(`update private.outbox set created_at = now() - interval '59 minutes'`);
    expect(await readHealth(call)).toMatchObject({ isHealthy: true });
    await database.exec(`update private.outbox set failed_at = now()`);
    expect(await readHealth(call)).toMatchObject({ isHealthy: false });
  });

  it('fails for a database that does not exist', async () => {
    const { call } = await openDatabase(SITE, {
      environment: { DATABASE_URL: `${database.url}x`.replace('/granted', '/none') },
    });
    await expect(call('submissions_health', {})).rejects.toThrow();
  });
});
