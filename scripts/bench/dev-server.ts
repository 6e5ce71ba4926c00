import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

/** Starts the development server of a copy of the repository and waits for its first response. */
export async function startDevServer(project: string, port: number) {
  const server = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: project,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  server.stdout.on('data', collect);
  server.stderr.on('data', collect);
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `http://localhost:${port}`;
  const stop = async () => {
    server.kill();
    await exited;
  };
  while (server.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return { url, stop };
    await setTimeout(100);
  }
  throw new Error(`The development server stopped: ${output.slice(-3000)}`);
}
