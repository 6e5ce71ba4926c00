import { spawn } from 'node:child_process';

/** How a program ended, what it said, and how long it took. */
export interface Ended {
  status: number | null;
  output: string;
  seconds: number;
}

interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Shows what the program says as it comes. */
  show?: boolean;
}

/** Runs a program to its end without holding up what this process serves meanwhile. */
export function run(
  command: string,
  args: string[],
  { cwd, env, show = false }: RunOptions = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (stream: NodeJS.WriteStream) => (part: Buffer) => {
      output += part.toString();
      if (show) stream.write(part);
    };
    child.stdout.on('data', collect(process.stdout));
    child.stderr.on('data', collect(process.stderr));
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, output, seconds: (performance.now() - began) / 1000 }));
  });
}

/** Runs a program that must succeed; throws with what it said, the last line first. */
export async function runWell(command: string, args: string[], options: RunOptions = {}): Promise<Ended> {
  const ended = await run(command, args, options);
  if (ended.status === 0) return ended;
  const said = ended.output.trim();
  const name = args.find((arg) => !arg.startsWith('-')) ?? command;
  throw new Error(`${name} ended with an error: ${said.split('\n').at(-1)}\n${said.slice(-3000)}`);
}
