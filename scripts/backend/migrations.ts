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
  /** The versions of earlier files that this one replaces. Its comments name them: `-- Replaces: <version>, …`. */
  replaces: string[];
}

/** A migration as the database has recorded it. */
type AppliedMigration = Pick<Migration, 'version' | 'sql'>;

/** Returns the migrations in the order in which they are applied. */
export function readMigrations(root: string): Migration[] {
  const folder = path.join(root, 'supabase/migrations');
  return readdirSync(folder)
    .filter((file) => /^\d{14}_\w+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const sql = readFileSync(path.join(folder, file), 'utf8');
      const replaces = [...sql.matchAll(/^-- Replaces: (.+)$/gm)].flatMap(([, names = '']) =>
        names.split(', '),
      );
      return { version: file.slice(0, 14), name: file.slice(15, -4), sql, replaces };
    });
}

const recordSql = ({ version, name, sql }: Migration) =>
  `insert into supabase_migrations.schema_migrations (version, name, statements)
  values (${literal(version)}, ${literal(name)}, array[${literal(sql)}]);`;

/** Returns SQL that applies a migration and records it, both or neither. */
const applySql = (migration: Migration) => `begin;\n${migration.sql}\n${recordSql(migration)}\ncommit;`;

/** Returns SQL that records migrations in place of those that they replace. */
function replaceSql(migrations: Migration[]): string {
  const replaced = migrations.flatMap(({ replaces }) => replaces.map(literal));
  return `begin;\n${migrations.map(recordSql).join('\n')}
delete from supabase_migrations.schema_migrations where version in (${replaced.join(', ')});\ncommit;`;
}

/** Removes comment lines and blank lines: rewording a comment does not change a migration. */
function withoutComments(sql: string): string {
  const lines = sql.split('\n').filter((line) => !/^\s*(--|$)/.test(line));
  return lines.join('\n');
}

const startAgain = 'delete the folder .cache/backend to start with an empty database.';

/** Throws if the file of an applied migration has changed since: the database would differ from the files. */
function refuseChanged(migrations: Migration[], applied: Map<string, string>): void {
  const changed = migrations.find(({ version, sql }) => {
    const before = applied.get(version);
    return before !== undefined && withoutComments(before) !== withoutComments(sql);
  });
  if (!changed) return;
  throw new Error(
    `supabase/migrations/${changed.version}_${changed.name}.sql has changed since it was applied to the local ` +
      `database. Undo the change and add a new migration, or ${startAgain}`,
  );
}

/** Throws if the database has only some of the migrations that a file replaces. */
function refuseIncomplete(migrations: Migration[], applied: Map<string, string>): void {
  for (const { version, name, replaces } of migrations) {
    const missing = replaces.find((one) => !applied.has(one));
    if (missing)
      throw new Error(
        `supabase/migrations/${version}_${name}.sql replaces the migration ${missing}, which was never applied to ` +
          `the local database. Apply it with the previous version of this project, or ${startAgain}`,
      );
  }
}

/**
 * Applies the migrations that are not in `applied`, and returns their names. A migration that replaces applied ones is
 * recorded in their place, since the database has its effect. Throws before it changes anything if the files do not
 * describe the database.
 */
export async function applyMigrations(
  database: Database,
  root: string,
  applied: AppliedMigration[],
): Promise<string[]> {
  const appliedSql = new Map(applied.map(({ version, sql }) => [version, sql]));
  const migrations = readMigrations(root);
  refuseChanged(migrations, appliedSql);
  const pending = migrations.filter(({ version }) => !appliedSql.has(version));
  const replacing = pending.filter(({ replaces }) => replaces.some((version) => appliedSql.has(version)));
  refuseIncomplete(replacing, appliedSql);
  if (replacing.length > 0) await database.exec(replaceSql(replacing));
  const fresh = pending.filter((migration) => !replacing.includes(migration));
  for (const migration of fresh) await database.exec(applySql(migration));
  return fresh.map(({ name }) => name);
}

/** Creates the roles and the history table that migrations need. Safe to run again. */
export async function prepareDatabase(database: Database): Promise<void> {
  await database.exec(SUPABASE_ROLES);
  await database.exec(HISTORY);
}
