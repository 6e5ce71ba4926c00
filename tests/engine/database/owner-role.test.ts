import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyMigrations, type Migration, prepareDatabase } from '../../../scripts/backend/migrations.ts';
import { type Postgres, SKIP_REASON } from '../../../scripts/backend/postgres.ts';
import { ROOT } from '../../../scripts/content/root.ts';
import { goodRow } from './examples.ts';
import { insertSql, send } from './requests.ts';
import { startSupabase } from './supabase.ts';
import { FORM_TABLES } from './tables.ts';

describe.skipIf(SKIP_REASON)(`on PostgreSQL${SKIP_REASON ? `: skipped, ${SKIP_REASON}` : ''}`, () => {
  let server: Postgres;
  beforeAll(async () => {
    server = await startSupabase();
  });
  afterAll(() => server?.stop());

  it('refuses an owner without BYPASSRLS, and accepts the role when it has the attribute', async () => {
    await server.administer('create role plain_owner login; grant anon to plain_owner;');
    const database = await server.database('plain', { user: 'plain_owner' });
    await database.exec('grant usage on schema public to anon, authenticated, service_role;');
    await prepareDatabase(database);
    await expect(applyMigrations(database, ROOT, [])).rejects.toThrow('alter role plain_owner bypassrls');

    await server.administer('alter role plain_owner bypassrls;');
    await database.disconnect();
    const history = 'select version, name, statements[1] as sql from supabase_migrations.schema_migrations';
    await applyMigrations(database, ROOT, await database.query<Migration>(history));
    for (const form of FORM_TABLES) {
      const { answers } = await send(database, [{ sql: insertSql(form, goodRow(form)) }]);
      expect(answers.map(({ code }) => code)).toEqual(['00000']);
    }
  });
});
