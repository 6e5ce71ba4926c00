import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const DEBIAN = '/usr/lib/postgresql';

/** Where the server's programs are, the oldest version first: 15 is what hosted projects run. */
export function findPrograms(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(a) - Number(b)) : [];
  const folders = versions.filter((version) => Number(version) >= 15).map((v) => `${DEBIAN}/${v}/bin`);
  return folders.find((folder) => existsSync(`${folder}/initdb`) && existsSync(`${folder}/psql`));
}

function apt(...options: string[]): boolean {
  try {
    // Two test files may ask at the same moment.
    execFileSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...options], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}

/** Installs them from the distribution, where this account may: root on Debian or Ubuntu. */
export function installPrograms(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing the PostgreSQL server that the database tests run on (once) …');
  const install = () =>
    ['postgresql-15', 'postgresql'].some((name) => apt('install', '-y', '--no-install-recommends', name));
  if (!install() && apt('update')) install();
  return findPrograms();
}
