import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/*
 * Two processes that write to one database destroy it. The lock is a socket on which a process listens: the operating
 * system closes it however the process ends, so the lock of a killed process is never mistaken for one in use,
 * whichever process has its id now. Decision 046 compares this with the alternatives.
 */

/** Names of the sockets in the folder: `lock-<process>-<random>`. Earlier versions wrote a file `lock`. */
const PREFIX = 'lock';

/** In bytes: the longest path of a socket on macOS. */
const LONGEST_PATH = 103;

/** Two processes that start at the same moment can refuse each other. Then each tries again after a random time. */
const ATTEMPTS = 3;

const PAUSE = { min: 50, max: 250 };

function inUse(folder: string, pid?: string): Error {
  return new Error(
    `Another server${pid ? ` (process ${pid})` : ''} is using the database in ${folder}. Stop that server, or set ` +
      'BACKEND_DATA to another folder.',
  );
}

function listen(address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    // The lock alone must not keep the process running.
    server.unref();
    server.once('error', reject);
    server.listen(address, () => resolve(server));
  });
}

/** The file of a socket, as a path from the working directory if that is shorter. */
function addressOf(file: string): string {
  const relative = path.relative(process.cwd(), file);
  const address = relative.length < file.length ? relative : file;
  if (Buffer.byteLength(address) <= LONGEST_PATH) return address;
  throw new Error(
    `The path ${file} is too long for a socket. Set BACKEND_DATA to a folder with a shorter path.`,
  );
}

/** Whether a process listens on a socket. It need not respond: the system accepts connections for it. */
function isHeld(file: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(addressOf(file), () => {
      socket.destroy();
      resolve(true);
    });
    const isDead = ({ code = '' }: NodeJS.ErrnoException) => /^(ECONNREFUSED|ENOENT|ENOTSOCK)$/.test(code);
    socket.once('error', (error) => resolve(!isDead(error)));
  });
}

/**
 * Listens first and looks for others afterwards, so that of two processes at least one notices the other. Returns the
 * function that releases the lock, or the id of the process that has it.
 */
async function tryToLock(folder: string): Promise<string | (() => void)> {
  const name = `${PREFIX}-${process.pid}-${randomUUID().slice(0, 8)}`;
  const file = path.join(folder, name);
  const server = await listen(addressOf(file));
  const release = () => {
    server.close();
    rmSync(file, { force: true });
  };
  const others = readdirSync(folder).filter((other) => other.startsWith(PREFIX) && other !== name);
  for (const other of others) {
    if (!(await isHeld(path.join(folder, other)))) continue;
    release();
    return other.split('-')[1] ?? '';
  }
  // A process that locked the folder between the creation of the file and the beginning of listening removed the file.
  if (!existsSync(file)) {
    release();
    return '';
  }
  for (const dead of others) rmSync(path.join(folder, dead), { force: true });
  return release;
}

/** On Windows one process can listen on a named pipe, and nothing is left of it when that process ends. */
async function lockPipe(folder: string): Promise<() => void> {
  const server = await listen(`\\\\.\\pipe\\${path.resolve(folder)}`).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === 'EADDRINUSE' ? inUse(folder) : error;
    },
  );
  return () => server.close();
}

/** Locks a database folder for this process. Returns a function that releases the lock. */
export async function lockFolder(folder: string): Promise<() => void> {
  if (process.platform === 'win32') return lockPipe(folder);
  for (let attempt = 1; ; attempt += 1) {
    const result = await tryToLock(folder);
    if (typeof result === 'function') return result;
    if (attempt === ATTEMPTS) throw inUse(folder, result);
    await wait(PAUSE.min + Math.random() * (PAUSE.max - PAUSE.min));
  }
}
