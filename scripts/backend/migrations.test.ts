import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { applyMigrations } from './migrations.ts';

const OLD = { version: '20260102000000', name: 'bookings', sql: 'create table bookings ();' };

let root = '';
let executed: string[] = [];
const database = { exec: async (sql: string) => executed.push(sql) };
const migration = (file: string, sql: string) =>
  writeFileSync(path.join(root, 'supabase/migrations', file), sql);

beforeEach(() => {
  root = temporaryFolder(onTestFinished);
  mkdirSync(path.join(root, 'supabase/migrations'), { recursive: true });
  executed = [];
  migration('20260102000000_bookings.sql', OLD.sql);
});

test('applies the migrations that are new to the database, in order', async () => {
  migration('20260104000000_later.sql', 'select 2;');
  migration('20260103000000_earlier.sql', 'select 1;');
  expect(await applyMigrations(database, root, [OLD])).toEqual(['earlier', 'later']);
  expect(executed.map((sql) => /select \d/.exec(sql)?.[0])).toEqual(['select 1', 'select 2']);
});

test('refuses a changed migration, and applies nothing even if an earlier one is new', async () => {
  migration('20260101000000_first.sql', 'select 1;');
  migration('20260102000000_bookings.sql', 'create table other ();');
  await expect(applyMigrations(database, root, [OLD])).rejects.toThrow(
    '20260102000000_bookings.sql has changed since it was applied',
  );
  expect(executed).toEqual([]);
});

test('accepts a migration whose comments were reworded', async () => {
  migration('20260102000000_bookings.sql', `-- One row a booking.\n\n${OLD.sql}`);
  expect(await applyMigrations(database, root, [OLD])).toEqual([]);
});

test('records a migration in place of the applied ones that it replaces', async () => {
  const later = { version: '20260103000000', name: 'later', sql: 'select 1;' };
  rmSync(path.join(root, 'supabase/migrations/20260102000000_bookings.sql'));
  migration('20260101000000_bookings.sql', `${OLD.sql}\n-- Replaces: ${OLD.version}, ${later.version}\n`);
  migration('20260104000000_newest.sql', 'select 2;');
  expect(await applyMigrations(database, root, [OLD, later])).toEqual(['newest']);
  expect(executed.map((sql) => /create table|select 2/.exec(sql.replace(/'.*?'/gs, ''))?.[0])).toEqual([
    undefined,
    'select 2',
  ]);
  expect(executed[0]).toContain("'20260101000000', 'bookings'");
  expect(executed[0]).toContain(
    `delete from supabase_migrations.schema_migrations where version in ('${OLD.version}', '${later.version}')`,
  );
  executed = [];
  await expect(applyMigrations(database, root, [OLD])).rejects.toThrow(
    'replaces the migration 20260103000000, which was never applied',
  );
  expect(executed).toEqual([]);
  expect(await applyMigrations(database, root, [])).toEqual(['bookings', 'newest']);
});
