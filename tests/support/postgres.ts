import { execFile, execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Database } from '../../scripts/backend/migrations.ts';
import { type PsqlOutput, psqlSessions } from '../../scripts/backend/psql.ts';
import { findPostgresPrograms } from '../../scripts/test/programs/find-programs.ts';

const run = promisify(execFile);
const programs = findPostgresPrograms();

/** The reason to skip the tests on a PostgreSQL server, or undefined. */
export const SKIP_REASON = programs
  ? undefined
  : 'no PostgreSQL 15 or newer on this machine; on Debian: apt-get install postgresql';

/** A database of a running server. */
export interface PostgresDatabase extends Database {
  name: string;
  /** Runs one query as the owner and returns its rows. */
  query<Row>(sql: string): Promise<Row[]>;
  /** Runs a whole script, and continues after a statement that fails. */
  script(sql: string): Promise<PsqlOutput>;
  /** Everything in the database, as SQL. */
  dump(): Promise<string>;
  /** The address for programs that connect on their own. */
  url: string;
  /** Ends the connections: PostgreSQL does not copy a database that has any. The next query opens another. */
  disconnect(): Promise<void>;
}

/** A PostgreSQL server in a temporary folder. It listens only on a socket in that folder. */
export interface Postgres {
  /** Runs SQL as the superuser in the database `postgres`. */
  administer(sql: string): Promise<unknown>;
  /** Creates a database, from `template` if named, and connects to it as `user`. */
  database(name: string, options?: { template?: string; user?: string }): Promise<PostgresDatabase>;
  stop(): void;
}

/** The account that runs the server: PostgreSQL refuses to run as root. */
function serverAccount(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: id('-u'), gid: id('-g') };
}

/** Starts a server and deletes its data when it stops. */
export async function startPostgres(): Promise<Postgres> {
  if (!programs) throw new Error(SKIP_REASON);
  const account = serverAccount();
  const folder = mkdtempSync(path.join(tmpdir(), 'pg-'));
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  const data = path.join(folder, 'data');
  const options = { ...account, cwd: folder };
  const initOptions = ['-U', 'superuser', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'];
  await run(`${programs}/initdb`, ['-D', data, ...initOptions], options);
  const settings = `-k ${folder} -c listen_addresses='' -c fsync=off -c full_page_writes=off`;
  const start = ['-D', data, '-w', '-l', `${folder}/log`, '-o', settings, 'start'];
  await run(`${programs}/pg_ctl`, start, options);
  const connected: ReturnType<typeof psqlSessions>[] = [];
  function connect(database: string, user = 'superuser') {
    const sessions = psqlSessions(`${programs}/psql`, ['-h', folder, '-U', user, '-d', database], options);
    connected.push(sessions);
    return sessions;
  }
  const owner = connect('postgres');
  const administer = (sql: string) => owner.run(sql, true);
  return {
    administer,
    async database(name, { template = 'template1', user = 'superuser' } = {}) {
      await administer(`create database ${name} template ${template} owner ${user}`);
      const sessions = connect(name, user);
      return {
        name,
        exec: (sql) => sessions.run(sql, true),
        script: (sql) => sessions.run(sql, false),
        async dump() {
          const target = ['-h', folder, '-U', 'superuser', name];
          return (await run(`${programs}/pg_dump`, target, { ...options, maxBuffer: 100_000_000 })).stdout;
        },
        url: `postgresql://${user}@localhost/${name}?host=${encodeURIComponent(folder)}`,
        async query<Row>(sql: string) {
          const json = `select coalesce(json_agg(rows), '[]') from (${sql}) as rows`;
          return JSON.parse((await sessions.run(json, true)).output) as Row[];
        },
        disconnect: sessions.close,
      };
    },
    stop() {
      for (const sessions of connected) sessions.close();
      const stop = ['-D', data, '-m', 'immediate', 'stop'];
      execFileSync(`${programs}/pg_ctl`, stop, { ...options, stdio: 'ignore' });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
