import { spawn } from 'node:child_process';
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

/** Installs packages in the background. Resolves when apt-get has ended, whether or not it succeeded. */
function install(packages: string[]): Promise<void> {
  const apt = 'apt-get -qq -o DPkg::Lock::Timeout=300';
  const command = `${apt} update; ${apt} install -y --no-install-recommends ${packages.join(' ')}`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn('/bin/sh', ['-c', command], { stdio: ['ignore', 'ignore', 'inherit'], env });
  return new Promise((resolve) => child.on('close', () => resolve()));
}

const advice = (programs: SystemProgram[]) =>
  `npm test needs ${namesOf(programs)}. On Debian run: sudo apt-get install ${packagesOf(programs).join(' ')}`;

/**
 * Makes sure that the tests find the programs of the operating system that they run. Root on Debian gets the missing ones
 * installed in the background: the result rejects when they are still missing then. For other users it throws at once.
 * The error says which command to run.
 */
export function requireSystemPrograms(): Promise<void> {
  const missing = missingPrograms();
  if (missing.length === 0) return Promise.resolve();
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(advice(missing));
  const packages = packagesOf(missing);
  console.log(`Installing ${namesOf(missing)} with apt-get (once): ${packages.join(' ')}`);
  return install(packages).then(() => {
    const stillMissing = missingPrograms();
    if (stillMissing.length > 0) throw new Error(advice(stillMissing));
  });
}
