import { existsSync, readdirSync } from 'node:fs';
import { installFromDebian } from '../test/debian.ts';

const DEBIAN = '/usr/lib/postgresql';

/** Where the server's programs are, the oldest version first: 15 is what hosted projects run. */
export function findPrograms(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(a) - Number(b)) : [];
  const folders = versions.filter((version) => Number(version) >= 15).map((v) => `${DEBIAN}/${v}/bin`);
  return folders.find((folder) => existsSync(`${folder}/initdb`) && existsSync(`${folder}/psql`));
}

/** Installs them from the distribution, where this account may. */
export function installPrograms(): string | undefined {
  installFromDebian('the PostgreSQL server that the database tests run on', ['postgresql-15', 'postgresql']);
  return findPrograms();
}
