import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findFullBrowser } from './browser.ts';
import { findJava } from './java.ts';
import { findPostgresPrograms } from './postgres-programs.ts';

/** A program that the tests run and npm cannot install. */
interface SystemProgram {
  name: string;
  find: () => string | undefined;
  debianPackages: string[];
}

const PROGRAMS: SystemProgram[] = [
  {
    name: 'Chromium',
    find: findFullBrowser,
    // With other fonts, texts have other widths.
    debianPackages: ['chromium', 'chromium-headless-shell', 'fonts-liberation'],
  },
  { name: 'Java 11 or newer', find: findJava, debianPackages: ['default-jre-headless'] },
  { name: 'PostgreSQL 15 or newer', find: findPostgresPrograms, debianPackages: ['postgresql'] },
];

const missingPrograms = () => PROGRAMS.filter(({ find }) => !find());
const namesOf = (programs: SystemProgram[]) => programs.map(({ name }) => name).join(', ');
const packagesOf = (programs: SystemProgram[]) => programs.flatMap((one) => one.debianPackages);

function aptGet(...options: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  return status === 0;
}

/**
 * Makes sure that the tests find the programs of the operating system that they run. Root on Debian
 * gets the missing ones installed; other users get the command to run, as an error.
 */
export function requireSystemPrograms(): void {
  const missing = missingPrograms();
  if (missing.length === 0) return;
  const packages = packagesOf(missing);
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (canInstall) {
    console.log(`Installing ${namesOf(missing)} with apt-get (once): ${packages.join(' ')}`);
    aptGet('update');
    aptGet('install', '-y', '--no-install-recommends', ...packages);
  }
  const stillMissing = missingPrograms();
  if (stillMissing.length === 0) return;
  throw new Error(
    `npm test needs ${namesOf(stillMissing)}. On Debian run: sudo apt-get install ${packagesOf(stillMissing).join(' ')}`,
  );
}
