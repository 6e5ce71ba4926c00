import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function holder(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

/**
 * Keeps a second process out of a folder, since two that write one database destroy it. Returns the function
 * that gives the folder free; a lock whose process has died counts for nothing.
 */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, 'lock');
  const pid = holder(file);
  if (pid > 0 && pid !== process.pid && isRunning(pid)) {
    throw new Error(
      `The database in ${folder} is open in another server (process ${pid}). ` +
        'Stop that one, or set BACKEND_DATA to another folder. "npm run submissions" can ask it: --from <its address>.',
    );
  }
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}
