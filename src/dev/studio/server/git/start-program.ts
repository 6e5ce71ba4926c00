import { type ChildProcess, fork, type SpawnOptions } from 'node:child_process';
import path from 'node:path';
import type { ProgramResult } from '@json-site/content/files';

/** How a program ended. The status is null also if it never started. */
export interface ProgramEnd extends Omit<ProgramResult, 'output'> {
  /** Why it could not be started. */
  failure?: { message: string; code?: string };
}

interface Starter {
  process: ChildProcess;
  /** Who waits for the end of a program, by the number of the request. */
  waiting: Map<number, (end: ProgramEnd) => void>;
}

let current: Starter | undefined;
let requests = 0;

/** While nobody waits, the starter does not keep this process running. */
function keepRunning({ process: child, waiting }: Starter): void {
  if (waiting.size > 0) child.channel?.ref();
  else child.channel?.unref();
}

function newStarter(): Starter {
  const child = fork(path.join(import.meta.dirname, 'starter.mjs'), {
    // Ctrl+C reaches the whole group of the terminal, and a program may still have to be waited for.
    detached: true,
    execArgv: [],
    stdio: 'ignore',
  });
  const starter: Starter = { process: child, waiting: new Map() };
  child.unref();
  child.on('message', ({ id, ...end }: ProgramEnd & { id: number }) => {
    const resolve = starter.waiting.get(id);
    starter.waiting.delete(id);
    keepRunning(starter);
    resolve?.(end);
  });
  const lose = () => {
    if (current === starter) current = undefined;
    const failure = { message: 'The process that starts programs has ended. Try again.' };
    for (const resolve of starter.waiting.values())
      resolve({ status: null, stdout: '', stderr: '', failure });
    starter.waiting.clear();
  };
  child.on('error', lose);
  child.on('exit', lose);
  return starter;
}

/**
 * Runs a program to its end in a small process that stays: to start one, the system copies the tables of the memory of
 * the process that asks, and a server that has loaded the compiler needs 30 to 90 ms for it.
 */
export function startProgram(
  command: string,
  args: string[],
  options: Pick<SpawnOptions, 'cwd' | 'env' | 'detached' | 'timeout'>,
  input = '',
): Promise<ProgramEnd> {
  current ??= newStarter();
  const starter = current;
  const id = ++requests;
  return new Promise((resolve) => {
    starter.waiting.set(id, resolve);
    keepRunning(starter);
    starter.process.send({ id, command, args, options, input }, (error) => {
      if (!error || !starter.waiting.delete(id)) return;
      resolve({ status: null, stdout: '', stderr: '', failure: { message: error.message } });
    });
  });
}
