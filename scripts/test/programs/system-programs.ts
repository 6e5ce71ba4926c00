import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFullBrowser, findHeadlessShell } from './browser.ts';
import {
  findCaddy,
  findFirefox,
  findJava,
  findLibreOffice,
  findNginx,
  findPostgresPrograms,
  findSchemaSuite,
  findWebKit,
} from './find-programs.ts';

/** A program that the tests run and npm cannot install. */
interface SystemProgram {
  name: string;
  find: () => string | undefined;
  debianPackages: string[];
  /** Nothing fails without it; npm test prints this. */
  without?: string;
  /** The test of a site that uses the engine as a package needs it, too. */
  forSites?: true;
  /** Only the full run needs it. */
  onlyFull?: true;
}

const PROGRAMS: SystemProgram[] = [
  {
    name: 'Chromium',
    find: findFullBrowser,
    // With other fonts, texts have other widths.
    debianPackages: ['chromium', 'fonts-liberation'],
    forSites: true,
  },
  {
    name: 'headless shell of Chromium',
    find: findHeadlessShell,
    debianPackages: ['chromium-headless-shell'],
    without: 'Slower: the browser tests take twice as long.',
    forSites: true,
  },
  {
    name: 'Java 11 or newer',
    find: findJava,
    debianPackages: ['default-jre-headless'],
    forSites: true,
  },
  { name: 'PostgreSQL 15 or newer', find: findPostgresPrograms, debianPackages: ['postgresql'] },
  {
    name: 'nginx',
    find: findNginx,
    debianPackages: ['nginx', 'openssl'],
    without: 'Skipped: the tests of the written nginx.conf.',
  },
  {
    name: 'Caddy',
    find: findCaddy,
    debianPackages: ['caddy'],
    without: 'Skipped: the tests of the written Caddyfile.',
  },
  {
    name: 'LibreOffice',
    find: findLibreOffice,
    debianPackages: ['libreoffice-calc-nogui'],
    without: 'Skipped: the tests of formulas in exported spreadsheets.',
    onlyFull: true,
  },
  {
    name: 'Firefox',
    find: findFirefox,
    debianPackages: ['firefox-esr'],
    without: 'Skipped: the tests of the site in Firefox.',
    onlyFull: true,
  },
  {
    name: 'WebKitGTK',
    find: findWebKit,
    // The browser needs a screen.
    debianPackages: ['webkit2gtk-driver', 'xvfb'],
    without: 'Skipped: the tests of the site in WebKitGTK.',
    onlyFull: true,
  },
  {
    name: 'the JSON Schema Test Suite',
    find: findSchemaSuite,
    debianPackages: ['libtest-json-schema-acceptance-perl'],
    without: 'Skipped: the tests of keywords of forms, as the official suite judges them.',
    onlyFull: true,
  },
];

/** The commands with which Debian's packages start services and enable them at boot. */
const SERVICE_COMMANDS = ['invoke-rc.d', 'deb-systemd-invoke', 'deb-systemd-helper', 'update-rc.d'];

/** What is tested: a site that uses the engine as a package, or this repository, in every run or in the full one. */
export type Tested = 'site' | 'repository' | 'everything';

const isNeeded = ({ forSites, onlyFull }: SystemProgram, tested: Tested) =>
  tested === 'site' ? forSites : tested === 'everything' || !onlyFull;

const missingPrograms = (tested: Tested) =>
  PROGRAMS.filter((program) => isNeeded(program, tested) && !program.find());
const namesOf = (programs: SystemProgram[]) => programs.map(({ name }) => name).join(', ');
const packagesOf = (programs: SystemProgram[]) => programs.flatMap((one) => one.debianPackages);

/**
 * Installs programs in the background, and starts no service: the port of a web server may be in use. Resolves when
 * apt-get has ended, whether or not it succeeded.
 */
function install(programs: SystemProgram[]): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'no-services-'));
  for (const command of SERVICE_COMMANDS) {
    writeFileSync(path.join(folder, command), '#!/bin/sh\nexit 0\n');
    chmodSync(path.join(folder, command), 0o755);
  }
  const apt = `apt-get -qq -o DPkg::Lock::Timeout=300 -o DPkg::Path=${folder}:/usr/sbin:/usr/bin:/sbin:/bin`;
  const installed = (some: SystemProgram[]) =>
    some.length > 0 ? [`${apt} install -y --no-install-recommends ${packagesOf(some).join(' ')}`] : [];
  const commands = [
    `${apt} update`,
    ...installed(programs.filter(({ without }) => !without)),
    // One by one, since an old distribution may have no package of one of them.
    ...programs.filter(({ without }) => without).flatMap((program) => installed([program])),
  ];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn('/bin/sh', ['-c', commands.join('; ')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  return new Promise((resolve) =>
    child.on('close', () => {
      rmSync(folder, { recursive: true, force: true });
      resolve();
    }),
  );
}

const command = (programs: SystemProgram[]) =>
  `On Debian run: sudo apt-get install ${packagesOf(programs).join(' ')}`;

/** Ends the process if tests cannot run without one of these programs. Prints what the others are missing for. */
function report(missing: SystemProgram[]): void {
  const required = missing.filter(({ without }) => !without);
  if (required.length > 0) {
    console.error(`npm test needs ${namesOf(required)}. ${command(required)}`);
    process.exit(1);
  }
  for (const program of missing)
    console.log(`${program.without} This machine has no ${program.name}. ${command([program])}`);
}

/**
 * Makes sure that the tests find the programs of the operating system that they run. Root on Debian gets the missing
 * ones installed in the background. If one that the tests need is missing then, or at once for other users, the process
 * ends with the command to run.
 */
export function requireSystemPrograms(tested: Tested): Promise<void> {
  const missing = missingPrograms(tested);
  if (missing.length === 0) return Promise.resolve();
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    report(missing);
    return Promise.resolve();
  }
  console.log(`Installing ${namesOf(missing)} with apt-get (once): ${packagesOf(missing).join(' ')}`);
  return install(missing).then(() => report(missingPrograms(tested)));
}
