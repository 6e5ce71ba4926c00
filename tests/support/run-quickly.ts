import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ProgramResult } from '../../scripts/content/output-of.ts';
import { receive, send } from './small-process.mjs';

interface Pipes {
  requests: number;
  answers: number;
}

let pipes: Pipes | undefined;

/**
 * Starts the small process. It ends with this one, because its pipe is closed then. Undefined on a system without named
 * pipes, such as Windows.
 */
function startSmallProcess(): Pipes | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'pipes-'));
  const files: [string, string] = [path.join(folder, 'requests'), path.join(folder, 'answers')];
  if (spawnSync('mkfifo', files).status !== 0) return undefined;
  const program = path.join(import.meta.dirname, 'small-process.mjs');
  spawn(process.execPath, [program, ...files], { stdio: 'ignore', detached: true }).unref();
  // Each waits until the other process has opened its end.
  const [requests, answers] = [openSync(files[0], 'w'), openSync(files[1], 'r')];
  rmSync(folder, { recursive: true });
  return { requests, answers };
}

/**
 * Runs a program to its end in a small process that stays. To start one, the system copies the tables of the memory of
 * the process that asks: 90 ms for a worker that has loaded the compiler, where the small process needs 4 ms.
 */
export function runQuickly(
  command: string,
  args: string[],
  cwd: string,
  input?: string,
): Omit<ProgramResult, 'output'> {
  pipes ??= startSmallProcess();
  if (!pipes) return spawnSync(command, args, { cwd, input, encoding: 'utf8' });
  send(pipes.requests, { command, args, options: { cwd, input, env: process.env } });
  return receive(pipes.answers) as ProgramResult;
}
