import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UserError } from '@json-site/content/files';

/**
 * The socket of the build of a folder. The system closes it when the process ends, however it ends, so that no lock of
 * a killed build stays; a process id in a file may belong to another process by then.
 */
function socketOf(root: string): string {
  const id = createHash('sha256').update(realpathSync(root)).digest('hex').slice(0, 16);
  const name = `site-build-${process.getuid?.() ?? 'user'}-${id}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), `${name}.sock`);
}

/** Listens at the socket; null if another process, or a file that one has left, has its name. */
function listen(socket: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((connection) => connection.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(socket, () => resolve(server.unref()));
  });
}

function isAnswering(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket);
    connection.once('connect', () => resolve(true)).once('error', () => resolve(false));
    connection.once('connect', () => connection.destroy());
  });
}

/** Reserves the folder for this build. Returns a function that releases it. Throws if another build is running. */
export async function lockBuild(root: string): Promise<() => void> {
  const socket = socketOf(root);
  let server = await listen(socket);
  if (!server && !(await isAnswering(socket))) {
    rmSync(socket, { force: true });
    server = await listen(socket);
  }
  if (!server)
    throw new UserError(
      'Another build of this project is running. Wait until it has ended, then build again.',
    );
  return () => server.close();
}
