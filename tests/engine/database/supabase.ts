import { applyMigrations, prepareDatabase } from '../../../scripts/backend/migrations.ts';
import { SITE } from '../../../scripts/root.ts';
import { type Postgres, type PostgresDatabase, startPostgres } from '../../support/postgres.ts';

/** The roles of a hosted project before its first migration. Its `postgres` role is not a superuser. */
const ROLES = `
create role postgres login createrole createdb bypassrls;
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator, postgres;
`;

/** Older hosted projects grant all privileges on new objects to the API roles; newer projects do not. */
export const GRANT_MODES = {
  granted: `alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
    alter default privileges grant execute on functions to anon, authenticated, service_role;`,
  revoked: 'alter default privileges revoke execute on functions from public;',
};

export type GrantMode = keyof typeof GRANT_MODES;

/** Starts a server with the roles of a hosted project. */
export async function startSupabase(): Promise<Postgres> {
  const server = await startPostgres();
  await server.administer(ROLES);
  return server;
}

/** Creates a database and applies all migrations with the role that a hosted project uses. */
export async function migratedDatabase(
  server: Postgres,
  mode: GrantMode,
  name: string = mode,
): Promise<PostgresDatabase> {
  const database = await server.database(name, { user: 'postgres' });
  await database.exec(
    `grant usage on schema public to anon, authenticated, service_role; ${GRANT_MODES[mode]}`,
  );
  await prepareDatabase(database);
  await applyMigrations(database, SITE, []);
  return database;
}
