#!/usr/bin/env node
// Plain JavaScript without dependencies: the one file that must run before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const STAMP = path.join(ROOT, 'node_modules/.installed-from');
const COMMANDS = [
  'start',
  'test',
  'build',
  'preview',
  'check',
  'generate',
  'new',
  'submissions',
  'bench',
  'screenshots',
];

const [command = '', ...options] = process.argv.slice(2);
process.chdir(ROOT);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `This project needs Node.js 20.19 or newer; this is ${process.versions.node}. Get one at https://nodejs.org/`,
  );
  process.exit(1);
}
if (!COMMANDS.includes(command) || !existsSync(path.join(ROOT, `scripts/${command}.ts`))) {
  console.error(`There is no command "${command}". There are: ${COMMANDS.join(', ')}`);
  process.exit(1);
}

function installOnce() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  console.log('Installing what the project needs (once, about a minute) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('\nThe installation failed; npm says why above. With a network connection, try again.');
    process.exit(status ?? 1);
  }
  writeFileSync(STAMP, lock);
}

installOnce();
const { status } = spawnSync(process.execPath, ['--import', 'tsx', `scripts/${command}.ts`, ...options], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
