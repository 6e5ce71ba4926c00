import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyMigrations, type Migration, prepareDatabase } from '../../../scripts/backend/migrations.ts';
import { SITE } from '../../../scripts/root.ts';
import { type Postgres, SKIP_REASON } from '../../support/postgres.ts';
import { goodRow } from './examples.ts';
import { insertSql, send } from './requests.ts';
import { startSupabase } from './supabase.ts';
import { FORM_TABLES } from './tables.ts';

const CRON = `create schema cron;
create table cron.jobs (name text);
create function cron.schedule(text, text, text) returns bigint
language sql as 'insert into cron.jobs values ($1) returning 1::bigint';
revoke all on schema cron from public, postgres;`;

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
    await expect(applyMigrations(database, SITE, [])).rejects.toThrow('alter role plain_owner bypassrls');

    await server.administer('alter role plain_owner bypassrls;');
    await database.disconnect();
    const history = 'select version, name, statements[1] as sql from supabase_migrations.schema_migrations';
    await applyMigrations(database, SITE, await database.query<Migration>(history));
    for (const form of FORM_TABLES) {
      const { answers } = await send(database, [{ sql: insertSql(form, goodRow(form)) }]);
      expect(answers.map(({ code }) => code)).toEqual(['00000']);
    }
  });

  it('applies the migrations where pg_cron exists and the owner may not use it', async () => {
    const owner = await server.database('closed_cron', { user: 'postgres' });
    await owner.exec(CRON);
    await prepareDatabase(owner);
    await applyMigrations(owner, SITE, []);
    const { errors } = await owner.script('select private.schedule_delivery();');
    expect(errors).toContain('may not use pg_cron');
    expect(errors).toContain('grant usage on schema cron to postgres;');
  });
});
