import { spawn } from 'node:child_process';
import { outputOf, type ProgramResult } from '@json-site/content/files';
import { NotMeasured } from './figure.ts';

interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Prints the program's output while it runs. */
  show?: boolean;
}

/** Runs a program to its end without blocking the servers of this process. */
export function runProgram(
  command: string,
  args: string[],
  { cwd, env, show = false }: RunOptions = {},
): Promise<ProgramResult> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return outputOf(child, show);
}

/** Runs a program and throws when it fails; the message starts with the last line of its output. */
async function runOrThrow(command: string, args: string[], options: RunOptions = {}): Promise<ProgramResult> {
  const result = await runProgram(command, args, options);
  if (result.status === 0) return result;
  const output = result.output.trim();
  const name = args.find((arg) => !arg.startsWith('-')) ?? command;
  throw new Error(`${name} failed: ${output.split('\n').at(-1)}\n${output.slice(-3000)}`);
}

/** Installs packages of npm in a folder of .cache/. */
export const installPackages = (cwd: string, ...args: string[]): Promise<ProgramResult> =>
  runOrThrow(
    'npm',
    ['install', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error', ...args],
    { cwd },
  );

/** Time and memory of a program, as GNU time reports them. */
export interface Usage {
  seconds: number;
  /** Peak memory of its largest process. */
  megabytes: number;
}

/** Runs Node.js under GNU time. Throws when the program fails. */
export async function measureNode(
  args: string[],
  options: RunOptions,
  node: string = process.execPath,
): Promise<Usage> {
  const command = ['-f', '@@ %e %M', node, ...args];
  const { output } = await runOrThrow('time', command, options).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new NotMeasured('GNU time is not installed (Debian: apt-get install time)');
  });
  const [, seconds, kilobytes] = /@@ ([\d.]+) (\d+)/.exec(output) ?? [];
  return { seconds: Number(seconds), megabytes: Math.round(Number(kilobytes) / 1000) };
}
