import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process may not be signalled, but it exists.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The process id in a lock file, or 0 when there is none. */
function readPid(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

/**
 * Locks a database folder for this process, because two processes that write to one database destroy it. Returns a
 * function that releases the lock. The lock of a process that no longer runs is ignored.
 */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, 'lock');
  const pid = readPid(file);
  if (pid > 0 && pid !== process.pid && isRunning(pid)) {
    throw new Error(
      `Another server (process ${pid}) is using the database in ${folder}. Stop that server, or set BACKEND_DATA ` +
        'to another folder. To list submissions while it runs: npm run submissions -- --from <its address>',
    );
  }
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}
