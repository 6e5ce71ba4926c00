import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyMigrations } from '../../../scripts/backend/migrations.ts';
import { SITE } from '../../../scripts/root.ts';
import { type Postgres, type PostgresDatabase, SKIP_REASON } from '../../support/postgres.ts';
import { personColumns } from './examples.ts';
import {
  arrivalViolations,
  limitViolations,
  retentionViolations,
  strangerViolations,
  waitViolations,
} from './rules/guards.ts';
import { markViolations } from './rules/marks.ts';
import {
  deliveryViolations,
  digestViolations,
  personViolations,
  queueViolations,
  wakeViolations,
} from './rules/outbox.ts';
import { poisonViolations } from './rules/poison.ts';
import { privilegeViolations, readPrivileges } from './rules/privileges.ts';
import { readStructure, structureViolations } from './rules/structure.ts';
import { GRANT_MODES, type GrantMode, migratedDatabase, startSupabase } from './supabase.ts';
import { FORM_TABLES } from './tables.ts';

const MODES = Object.keys(GRANT_MODES) as GrantMode[];

describe.skipIf(SKIP_REASON)(`on PostgreSQL${SKIP_REASON ? `: skipped, ${SKIP_REASON}` : ''}`, () => {
  let server: Postgres;
  beforeAll(async () => {
    server = await startSupabase();
  });
  afterAll(() => server?.stop());

  describe.each(MODES)('with privileges on new tables %s by default', (mode) => {
    let database: PostgresDatabase;
    beforeAll(async () => {
      database = await migratedDatabase(server, mode);
    });

    it('applies each migration once per database', async () => {
      const history = 'select version, name, statements[1] as sql from supabase_migrations.schema_migrations';
      expect(await applyMigrations(database, SITE, await database.query(history))).toEqual([]);
      const second = await migratedDatabase(server, mode, `${mode}_again`);
      expect(await second.query(history)).toEqual(await database.query(history));
    });

    it('lets visitors only insert the columns of the forms', async () => {
      const cells = await readPrivileges(database);
      const violations = privilegeViolations(cells);
      console.log(
        `G1 privileges, new tables ${mode}: ${cells.length} cells, ${violations.length} unexpected`,
      );
      expect(violations).toEqual([]);
      expect(cells.length).toBeGreaterThanOrEqual(300);
    });

    it('has exactly the expected policies, triggers and hardened functions', async () => {
      expect(structureViolations(await readStructure(database))).toEqual([]);
    });
  });

  describe.each(FORM_TABLES)('the guards of the form $id', (form) => {
    let database: PostgresDatabase;
    beforeAll(async () => {
      database = await migratedDatabase(server, 'granted', `guards_${form.table}`);
    });

    it('set id and time, accept one row per request and store each submission once', async () => {
      expect(await arrivalViolations(database, form)).toEqual([]);
    });

    it('answer a client as if nobody else had sent anything', async () => {
      expect(await strangerViolations(database, form)).toEqual([]);
    });

    it('make identical concurrent submissions wait for each other', async () => {
      expect(await waitViolations(database, form)).toEqual([]);
    });

    it('limit each client and the whole site', async () => {
      expect(await limitViolations(database, form)).toEqual([]);
    });

    it('queue each submission once, and quarantine those of bots', async () => {
      expect(await queueViolations(database, form)).toEqual([]);
    });

    it.skipIf(!personColumns(form))('find and erase everything about a person', async () => {
      expect(await personViolations(database, form)).toEqual([]);
    });

    it('delete rows at the age that the privacy policy states', async () => {
      expect(await retentionViolations(database, form)).toEqual([]);
    });
  });

  // It is the same for every form.
  describe.each(FORM_TABLES.slice(0, 1))('the functions for delivery, with the form $id', (form) => {
    let database: PostgresDatabase;
    beforeAll(async () => {
      database = await migratedDatabase(server, 'granted', 'delivery');
    });

    it('deliver with leases, growing pauses and dead letters', async () => {
      expect(await deliveryViolations(database, form)).toEqual([]);
    });

    it('go on beside messages that cannot be read, and name them', async () => {
      expect(await poisonViolations(database, form)).toEqual([]);
    });

    it('count for the digest, and queue it each day', async () => {
      expect(await digestViolations(database, form)).toEqual([]);
    });

    it('keep marked enquiries out of every count, and erase them whole', async () => {
      expect(await markViolations(database, form)).toEqual([]);
    });

    it('wake the Edge Function where the extensions exist', async () => {
      expect(await wakeViolations(database, form)).toEqual([]);
    });
  });
});
