import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { gitFile } from './content-changes.ts';

/** A git of the studio has a lock for less than a second. In milliseconds. */
const LONGEST = 60_000;

/** Whether another git changes the index, or one that was killed has left its lock. */
export const isLocked = async (root: string): Promise<boolean> =>
  existsSync(await gitFile(root, 'index.lock'));

/**
 * Removes the locks that a git which was killed has left in a clone that is a server's alone: no editor can remove
 * them, and nothing could be published.
 */
export async function removeOldLocks(root: string, now = Date.now()): Promise<void> {
  const folder = path.dirname(await gitFile(root, 'HEAD'));
  const names = [
    ...readdirSync(folder),
    ...readdirSync(path.join(folder, 'refs'), { recursive: true }).map((name) =>
      path.join('refs', `${name}`),
    ),
  ];
  for (const name of names.filter((one) => one.endsWith('.lock'))) {
    const file = path.join(folder, name);
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (now - changed > LONGEST) rmSync(file, { force: true });
  }
}
