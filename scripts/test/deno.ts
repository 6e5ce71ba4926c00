import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../content/project.ts';

/** The runtime of Edge Functions. It has 92 MB, so that it is not among the dependencies. */
const PROGRAMS = [process.env['DENO'], path.join(ROOT, 'node_modules/.bin/deno'), 'deno'];

const runs = (program: string) => spawnSync(program, ['--version']).status === 0;

/** Returns the program, or undefined on a machine without it. */
export function findDeno(): string | undefined {
  return PROGRAMS.find((program): program is string =>
    program === undefined || (program.includes('/') && !existsSync(program)) ? false : runs(program),
  );
}
