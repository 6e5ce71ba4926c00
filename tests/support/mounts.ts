import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';

/** Only root may mount file systems. */
export const isRoot = process.getuid?.() === 0;

/** Runs with an empty file system at a folder, such as `size=200k`. */
export function withMount(folder: string, options: string, run: () => void): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'none', folder]);
  try {
    run();
  } finally {
    execFileSync('umount', [folder]);
  }
}

/** Runs while nobody may write to a folder. Modes of files do not stop root; a read-only mount does. */
export function whileReadOnly(folder: string, run: () => void): void {
  if (!isRoot) chmodSync(folder, 0o555);
  else {
    execFileSync('mount', ['--bind', folder, folder]);
    execFileSync('mount', ['-o', 'remount,bind,ro', folder]);
  }
  try {
    run();
  } finally {
    if (isRoot) execFileSync('umount', [folder]);
    else chmodSync(folder, 0o755);
  }
}
