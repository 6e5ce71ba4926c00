import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const DEBIAN = '/usr/lib/postgresql';
/** Hosted projects run this version. */
const OLDEST = 15;

function isUsable(folder: string): boolean {
  const { stdout } = spawnSync(`${folder}/postgres`, ['--version'], { encoding: 'utf8' });
  const hasPrograms = ['initdb', 'pg_ctl', 'psql'].every((program) => existsSync(`${folder}/${program}`));
  return hasPrograms && Number(/ (\d+)/.exec(stdout ?? '')?.[1]) >= OLDEST;
}

/** Debian keeps the server's programs off the PATH, in a folder for each version. */
function debianFolders(): string[] {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  return versions.sort((a, b) => Number(a) - Number(b)).map((version) => `${DEBIAN}/${version}/bin`);
}

/** Returns the folder of the PostgreSQL server's programs: the oldest supported version on this machine. */
export function findPostgresPrograms(): string | undefined {
  const { stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  return [...debianFolders(), ...(stdout ? [stdout.trim()] : [])].find(isUsable);
}
