import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { UserError } from '@json-site/content/files';

/** npm is a script of the shell on Windows. No argument here has a space there. */
const options = (cwd: string): SpawnSyncOptions => ({ cwd, shell: process.platform === 'win32' });

/** Runs a program that prints what it does. */
export function run(program: string, values: readonly string[], cwd: string): void {
  const { status } = spawnSync(program, values, { ...options(cwd), stdio: 'inherit' });
  if (status !== 0) throw new UserError(`"${[program, ...values].join(' ')}" failed; it says why above.`);
}

/** What a program prints; an empty text if it fails and `orNothing` is set. */
export function output(program: string, values: readonly string[], cwd: string, orNothing = false): string {
  const { status, stdout, stderr } = spawnSync(program, values, { ...options(cwd), encoding: 'utf8' });
  if (status === 0) return String(stdout);
  if (orNothing) return '';
  throw new UserError(`"${[program, ...values].join(' ')}" failed: ${String(stderr).trim()}`);
}
