import type { ChildProcess } from 'node:child_process';

/** The exit status of a program, null if it was killed, and what it has printed. */
export interface ProgramResult {
  status: number | null;
  stdout: string;
  stderr: string;
  /** Both streams together. */
  output: string;
}

/** Waits for a program to end. On request, prints its output while it runs. */
export function outputOf(child: ChildProcess, show = false): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const printed = { stdout: '', stderr: '', output: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      // Two chunks may share the bytes of one character.
      child[name]?.setEncoding('utf8').on('data', (text: string) => {
        printed[name] += text;
        printed.output += text;
        if (show) process[name].write(text);
      });
    }
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, ...printed }));
  });
}
