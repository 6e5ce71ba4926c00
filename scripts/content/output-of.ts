import type { ChildProcess } from 'node:child_process';

/** The exit status of a program, and its standard output and standard error together. */
export interface ProgramResult {
  status: number | null;
  output: string;
}

/** Waits for a program to end. On request, prints its output while it runs. */
export function outputOf(child: ChildProcess, show = false): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    let output = '';
    const collect = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString();
      if (show) stream.write(chunk);
    };
    child.stdout?.on('data', collect(process.stdout));
    child.stderr?.on('data', collect(process.stderr));
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, output }));
  });
}
