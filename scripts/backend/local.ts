import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The key that pages send to the embedded backend. Like that of a hosted project it is public. */
export const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_local_development_only';

/**
 * Makes a key that reads and changes everything. Each start of a backend has another one, because `--host` opens the
 * server to the network: a key in the source code would open every submission to anyone there.
 */
export const createSecretKey = () => `sb_secret_${randomBytes(24).toString('base64url')}`;

/** The folder of the embedded database. The environment variable BACKEND_DATA overrides it; test runs set it. */
export function dataFolder(root: string): string {
  const { BACKEND_DATA } = process.env;
  return path.resolve(root, BACKEND_DATA ?? '.cache/backend');
}

/** How a program on this machine reaches the server that is using a database folder. */
export interface RunningServer {
  address: string;
  secretKey: string;
}

const serverFile = (folder: string) => path.join(folder, 'server.json');

/** Writes down how to reach the server, for the account that runs it. */
export function publishServer(folder: string, server: RunningServer): void {
  // The mode applies to new files only.
  withdrawServer(folder);
  writeFileSync(serverFile(folder), JSON.stringify(server), { mode: 0o600, flag: 'wx' });
}

export function withdrawServer(folder: string): void {
  rmSync(serverFile(folder), { force: true });
}

/** Returns undefined when no server has written the file. A server that was killed leaves its own behind. */
export function findServer(folder: string): RunningServer | undefined {
  try {
    const server = JSON.parse(readFileSync(serverFile(folder), 'utf8')) as Partial<RunningServer> | null;
    return server?.address && server.secretKey ? (server as RunningServer) : undefined;
  } catch {
    return undefined;
  }
}
