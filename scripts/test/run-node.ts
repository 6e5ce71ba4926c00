import { spawnSync } from 'node:child_process';

/** Runs Node.js with its output shown as it comes. True when it ended well. */
export function runNode(options: string[], environment: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(process.execPath, options, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return status === 0;
}
