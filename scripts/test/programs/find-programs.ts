import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const runs = (program: string, option: string) => spawnSync(program, [option]).status === 0;

const firstThatRuns = (programs: string[], option: string) =>
  programs.find((program) => runs(program, option));

/** The oldest Java that runs the HTML checker. */
const OLDEST_JAVA = 11;

function isUsableJava(program: string): boolean {
  // Java prints its version to stderr: openjdk version "17.0.15".
  const { stderr } = spawnSync(program, ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1]) >= OLDEST_JAVA;
}

/** Returns a Java on this machine. JAVA_HOME names another one. */
export function findJava(): string | undefined {
  const { JAVA_HOME } = process.env;
  return [...(JAVA_HOME ? [path.join(JAVA_HOME, 'bin/java')] : []), 'java'].find(isUsableJava);
}

const DEBIAN_POSTGRES = '/usr/lib/postgresql';
/** Hosted projects run this version. */
const OLDEST_POSTGRES = 15;

function isUsablePostgres(folder: string): boolean {
  const { stdout } = spawnSync(`${folder}/postgres`, ['--version'], { encoding: 'utf8' });
  const hasPrograms = ['initdb', 'pg_ctl', 'psql'].every((program) => existsSync(`${folder}/${program}`));
  return hasPrograms && Number(/ (\d+)/.exec(stdout ?? '')?.[1]) >= OLDEST_POSTGRES;
}

/** Debian keeps the server's programs off the PATH, in a folder for each version. */
function debianFolders(): string[] {
  const versions = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES) : [];
  return versions.sort((a, b) => Number(a) - Number(b)).map((version) => `${DEBIAN_POSTGRES}/${version}/bin`);
}

/** Returns the folder of the PostgreSQL server's programs: the oldest supported version on this machine. */
export function findPostgresPrograms(): string | undefined {
  const { stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  return [...debianFolders(), ...(stdout ? [stdout.trim()] : [])].find(isUsablePostgres);
}

/** Returns the nginx of this machine. Debian keeps it off the PATH of users who are not root. */
export const findNginx = (): string | undefined =>
  // The test makes a certificate with OpenSSL.
  runs('openssl', 'version') ? firstThatRuns(['nginx', '/usr/sbin/nginx'], '-v') : undefined;

/** Returns the Caddy of this machine. */
export const findCaddy = (): string | undefined => firstThatRuns(['caddy'], 'version');

/** Returns Cloudflare's wrangler. WRANGLER names one that is not on the PATH. */
export const findWrangler = (): string | undefined =>
  firstThatRuns([process.env['WRANGLER'] ?? 'wrangler'], '--version');

/** Returns the program of LibreOffice on this machine. */
export const findLibreOffice = (): string | undefined =>
  firstThatRuns(['soffice', 'libreoffice'], '--version');

/** Returns the Firefox of this machine. */
export const findFirefox = (): string | undefined => firstThatRuns(['firefox-esr', 'firefox'], '--version');

/** Returns the driver of WebKitGTK, which starts the browser that comes with it. Xvfb is the screen of that browser. */
export const findWebKit = (): string | undefined =>
  runs('Xvfb', '-help') ? firstThatRuns(['WebKitWebDriver'], '--help') : undefined;

const SCHEMA_SUITES = [
  process.env['JSON_SCHEMA_SUITE'] ?? '',
  '/usr/share/perl5/auto/share/dist/Test-JSON-Schema-Acceptance/tests',
];

/** Returns the folder of the official JSON Schema Test Suite on this machine. */
export const findSchemaSuite = (): string | undefined =>
  SCHEMA_SUITES.find((folder) => folder && existsSync(folder));
