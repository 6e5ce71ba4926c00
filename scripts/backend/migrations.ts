import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Anything that runs SQL: PGlite here, a `psql` child in the PostgreSQL tests. */
export interface Database {
  exec(sql: string): Promise<unknown>;
}

/** The roles that a hosted project has from birth. Migrations may take them for granted. */
export const SUPABASE_ROLES = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
    create role authenticated nologin noinherit;
    create role service_role nologin noinherit bypassrls;
    grant usage on schema public to anon, authenticated, service_role;
    alter default privileges in schema public grant all on tables to service_role;
  end if;
end $$;
`;

/** Where the official command line keeps the same history. */
const HISTORY = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key, statements text[], name text
);
`;

/** A file of supabase/migrations/: `<version>_<name>.sql`. */
export interface Migration {
  version: string;
  name: string;
  sql: string;
}

/** The migrations in the order in which they are applied. */
export function readMigrations(root: string): Migration[] {
  const folder = path.join(root, 'supabase/migrations');
  return readdirSync(folder)
    .filter((file) => /^\d{14}_\w+\.sql$/.test(file))
    .sort()
    .map((file) => ({
      version: file.slice(0, 14),
      name: file.slice(15, -4),
      sql: readFileSync(path.join(folder, file), 'utf8'),
    }));
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Applies one migration and remembers it, both or neither. */
function transaction({ version, name, sql }: Migration): string {
  return `begin;\n${sql}
insert into supabase_migrations.schema_migrations (version, name, statements)
  values (${literal(version)}, ${literal(name)}, array[${literal(sql)}]);\ncommit;`;
}

/**
 * Applies what has not been applied yet; returns the names. A migration that was edited after it had been applied
 * is refused before anything is done: the database would no longer be what the files say.
 */
export async function applyMigrations(
  database: Database,
  root: string,
  applied: Migration[],
): Promise<string[]> {
  const done = new Map(applied.map((migration) => [migration.version, migration.sql]));
  const migrations = readMigrations(root);
  const edited = migrations.find(({ version, sql }) => done.has(version) && done.get(version) !== sql);
  if (edited) {
    throw new Error(
      `supabase/migrations/${edited.version}_${edited.name}.sql was changed after it had been applied. ` +
        'Write a new migration, or delete the local database (folder .cache/backend) to start afresh.',
    );
  }
  const pending = migrations.filter(({ version }) => !done.has(version));
  for (const migration of pending) await database.exec(transaction(migration));
  return pending.map(({ name }) => name);
}

/** Prepares a database that has never seen a migration. May be run again. */
export async function prepareDatabase(database: Database): Promise<void> {
  await database.exec(SUPABASE_ROLES);
  await database.exec(HISTORY);
}
