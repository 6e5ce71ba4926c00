import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyMigrations, prepareDatabase } from '../../../scripts/backend/migrations.ts';
import { type Postgres, SKIP_REASON } from '../../../scripts/backend/postgres.ts';
import { ROOT } from '../../../scripts/content/root.ts';
import { startSupabase } from './supabase.ts';

const CRON = `create schema cron;
create table cron.jobs (name text);
create function cron.schedule(text, text, text) returns bigint
language sql as 'insert into cron.jobs values ($1) returning 1::bigint';
revoke all on schema cron from public, postgres;`;

describe.skipIf(SKIP_REASON)(
  `an owner without rights on pg_cron${SKIP_REASON ? `: skipped, ${SKIP_REASON}` : ''}`,
  () => {
    let server: Postgres;
    beforeAll(async () => {
      server = await startSupabase();
    });
    afterAll(() => server?.stop());

    it('applies the migrations where pg_cron exists and the owner may not use it', async () => {
      const owner = await server.database('closed_cron', { user: 'postgres' });
      await owner.exec(CRON);
      await prepareDatabase(owner);
      await applyMigrations(owner, ROOT, []);
      const { errors } = await owner.script('select private.schedule_delivery();');
      expect(errors).toContain('may not use pg_cron');
      expect(errors).toContain('grant usage on schema cron to postgres;');
    });
  },
);
