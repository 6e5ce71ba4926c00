import { execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Database } from '../../scripts/lib/migrations.ts';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';

/** Where the server's programs are, the oldest version first: 15 is what hosted projects run. */
function findPrograms(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(a) - Number(b)) : [];
  const folders = versions.filter((version) => Number(version) >= 15).map((v) => `${DEBIAN}/${v}/bin`);
  return folders.find((folder) => existsSync(`${folder}/initdb`) && existsSync(`${folder}/psql`));
}

const programs = findPrograms();

/** Why the tests on a real server cannot run, or undefined when they can. */
export const MISSING = programs
  ? undefined
  : `no PostgreSQL 15 or newer in ${DEBIAN}; on Debian: apt-get install postgresql-15`;

/** PostgreSQL refuses to run as root; then the server's own account runs it. */
function account(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: id('-u'), gid: id('-g') };
}

/** A database of a running server. */
export interface PostgresDatabase extends Database {
  /** Runs one query as the owner and returns its rows. */
  query<Row>(sql: string): Promise<Row[]>;
}

export interface Postgres {
  database(name: string): Promise<PostgresDatabase>;
  stop(): void;
}

/** Starts a server of its own in a temporary folder, reachable through a socket in it and nowhere else. */
export async function startPostgres(): Promise<Postgres> {
  if (!programs) throw new Error(MISSING);
  const who = account();
  const folder = mkdtempSync(path.join(tmpdir(), 'pg-'));
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid);
  const data = path.join(folder, 'data');
  const options = { ...who, cwd: folder };
  await run(
    `${programs}/initdb`,
    ['-D', data, '-U', 'owner', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
    options,
  );
  const settings = `-k ${folder} -c listen_addresses='' -c fsync=off`;
  await run(
    `${programs}/pg_ctl`,
    ['-D', data, '-w', '-l', `${folder}/log`, '-o', settings, 'start'],
    options,
  );

  function psql(database: string, sql: string): Promise<string> {
    const flags = [
      '-X',
      '-q',
      '-A',
      '-t',
      '-v',
      'ON_ERROR_STOP=1',
      '-h',
      folder,
      '-U',
      'owner',
      '-d',
      database,
    ];
    return new Promise((resolve, reject) => {
      const child = spawn(`${programs}/psql`, flags, options);
      let [output, errors] = ['', ''];
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
      child.stderr.on('data', (chunk: Buffer) => {
        errors += chunk.toString();
      });
      child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(errors))));
      child.stdin.end(sql);
    });
  }

  return {
    async database(name) {
      await psql('postgres', `create database ${name}`);
      return {
        exec: (sql) => psql(name, sql),
        async query<Row>(sql: string) {
          const json = await psql(name, `select coalesce(json_agg(rows), '[]') from (${sql}) as rows`);
          return JSON.parse(json) as Row[];
        },
      };
    },
    stop() {
      execFileSync(`${programs}/pg_ctl`, ['-D', data, '-m', 'immediate', 'stop'], {
        ...options,
        stdio: 'ignore',
      });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
