import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { addBackendFolder } from './backend.ts';
import { copyPreparedDatabase } from './prepared-database.ts';
import { commandEnvironment, commandsOf, type WorkingCopy } from './site-copy.ts';

/** The server of a site or of a copy of the repository, on a free port. */
export type OwnServer = Awaited<ReturnType<typeof startServer>>;

/** Ports that were given out: the system may name one again before its server listens. */
const given = new Set<number>();

/** Returns a free port, and none twice. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await once(probe.close(), 'close');
  if (given.has(port)) return freePort();
  given.add(port);
  return port;
}

const DATA = '.cache/backend';

/**
 * Starts a server of a copy, at a free port unless one is given. Resolves when the pages and the database respond;
 * rejects with the server's output when it ends instead.
 */
export async function startServer(
  copy: WorkingCopy,
  command: 'start' | 'start --studio-server' | 'preview',
  env: Record<string, string> = {},
  atPort?: number,
) {
  const folder = path.join(copy.root, DATA);
  addBackendFolder(folder);
  await copyPreparedDatabase(folder, copy.root);
  const port = atPort ?? (await freePort());
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [commandsOf(copy.root), ...command.split(' ')], {
    cwd: copy.root,
    env: { ...commandEnvironment(), BACKEND_DATA: DATA, ...env, PORT: String(port) },
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  server.stdout.on('data', collect);
  server.stderr.on('data', collect);
  const ended = once(server, 'exit');
  // A worker whose time for starting runs out ends without calling stop().
  const kill = () => server.kill();
  process.once('exit', kill);
  const stop = async () => {
    process.removeListener('exit', kill);
    kill();
    await ended;
  };
  // The studio answers strangers with the way to sign in alone.
  const page = command.includes('--studio-server') ? `${url}/_health` : url;
  while (server.exitCode === null && server.signalCode === null) {
    const response = await fetch(page, { headers: { accept: 'text/html' } }).catch(() => undefined);
    if (response?.ok) {
      // The pages do not wait for the database.
      await fetch(`${url}/rest/v1/`);
      return { url, pid: server.pid ?? 0, stop };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`The server ended: ${output}`);
}
