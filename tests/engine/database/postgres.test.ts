import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyMigrations } from '../../../scripts/backend/migrations.ts';
import { type Postgres, type PostgresDatabase, SKIP_REASON } from '../../../scripts/backend/postgres.ts';
import { ROOT } from '../../../scripts/content/project.ts';
import { arrivalProblems, limitProblems, retentionProblems, waitProblems } from './rules/guards.ts';
import { privilegeProblems, readPrivileges } from './rules/privileges.ts';
import { readStructure, structureProblems } from './rules/structure.ts';
import { GRANT_MODES, type GrantMode, migratedDatabase, startSupabase } from './supabase.ts';
import { FORM_TABLES } from './tables.ts';

const MODES = Object.keys(GRANT_MODES) as GrantMode[];

describe.skipIf(SKIP_REASON)(`on PostgreSQL${SKIP_REASON ? `: left out, ${SKIP_REASON}` : ''}`, () => {
  let server: Postgres;
  beforeAll(async () => {
    server = await startSupabase();
  });
  afterAll(() => server?.stop());

  describe.each(MODES)('where new tables are %s to everyone', (mode) => {
    let database: PostgresDatabase;
    beforeAll(async () => {
      database = await migratedDatabase(server, mode);
    });

    it('applies the migrations once, and again in a second database', async () => {
      const history = 'select version, name, statements[1] as sql from supabase_migrations.schema_migrations';
      expect(await applyMigrations(database, ROOT, await database.query(history))).toEqual([]);
      const second = await migratedDatabase(server, mode, `${mode}_again`);
      expect(await second.query(history)).toEqual(await database.query(history));
    });

    it('lets visitors insert the form columns and do nothing else', async () => {
      const cells = await readPrivileges(database);
      const problems = privilegeProblems(cells);
      console.log(`G1 privileges, new tables ${mode}: ${cells.length} cells, ${problems.length} unexpected`);
      expect(problems).toEqual([]);
      expect(cells.length).toBeGreaterThanOrEqual(300);
    });

    it('has every policy, trigger and hardened function, and no other', async () => {
      expect(structureProblems(await readStructure(database))).toEqual([]);
    });
  });

  describe.each(FORM_TABLES)('the guards of the form $id', (form) => {
    let database: PostgresDatabase;
    beforeAll(async () => {
      database = await migratedDatabase(server, 'granted', `guards_${form.table}`);
    });

    it('own id and time, take one row a request and store each submission once', async () => {
      expect(await arrivalProblems(database, form)).toEqual([]);
    });

    it('make equal ones wait for each other', async () => {
      expect(await waitProblems(database, form)).toEqual([]);
    });

    it('limit each client and the whole site', async () => {
      expect(await limitProblems(database, form)).toEqual([]);
    });

    it('delete what is as old as the privacy policy allows', async () => {
      expect(await retentionProblems(database, form)).toEqual([]);
    });
  });
});
