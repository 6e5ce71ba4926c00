import { spawnSync } from 'node:child_process';

/** Runs Node.js with its output shown as it comes. True when it ended well. */
export const runNode = (options: string[]): boolean =>
  spawnSync(process.execPath, options, { stdio: 'inherit' }).status === 0;
