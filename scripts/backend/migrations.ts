import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { literal } from '@json-site/form-core/table';

/** Runs SQL: PGlite in the embedded backend, a `psql` process in the tests on PostgreSQL. */
export interface Database {
  exec(sql: string): Promise<unknown>;
}

/** The roles that every hosted project has, and that migrations refer to. */
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

/** The table in which the Supabase CLI records applied migrations. */
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

/** Returns the migrations in the order in which they are applied. */
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

/** Returns SQL that applies a migration and records it, both or neither. */
function transaction({ version, name, sql }: Migration): string {
  return `begin;\n${sql}
insert into supabase_migrations.schema_migrations (version, name, statements)
  values (${literal(version)}, ${literal(name)}, array[${literal(sql)}]);\ncommit;`;
}

/** Removes comment lines and blank lines: rewording a comment does not change a migration. */
function withoutComments(sql: string): string {
  const lines = sql.split('\n').filter((line) => !/^\s*(--|$)/.test(line));
  return lines.join('\n');
}

/**
 * Whether the text of a file has the effect of the text that was applied: it is the same but for comments, or a comment
 * of the file names the checksum of that text.
 */
function hasSameEffect(before: string, sql: string): boolean {
  const applied = withoutComments(before);
  const checksum = createHash('sha256').update(applied).digest('hex');
  return applied === withoutComments(sql) || sql.includes(`\n-- Same effect: sha256 ${checksum}\n`);
}

/**
 * Applies the migrations that are not in `applied`, and returns their names. Throws before it applies anything if the
 * file of an applied migration has changed since: the database would differ from what the files describe.
 */
export async function applyMigrations(
  database: Database,
  root: string,
  applied: Migration[],
): Promise<string[]> {
  const appliedSql = new Map(applied.map(({ version, sql }) => [version, sql]));
  const migrations = readMigrations(root);
  const changed = migrations.find(({ version, sql }) => {
    const before = appliedSql.get(version);
    return before !== undefined && !hasSameEffect(before, sql);
  });
  if (changed) {
    throw new Error(
      `supabase/migrations/${changed.version}_${changed.name}.sql has changed since it was applied to the local ` +
        'database. Undo the change and add a new migration, or delete the folder .cache/backend to start with an ' +
        'empty database.',
    );
  }
  const pending = migrations.filter(({ version }) => !appliedSql.has(version));
  for (const migration of pending) await database.exec(transaction(migration));
  return pending.map(({ name }) => name);
}

/** Creates the roles and the history table that migrations need. Safe to run again. */
export async function prepareDatabase(database: Database): Promise<void> {
  await database.exec(SUPABASE_ROLES);
  await database.exec(HISTORY);
}
