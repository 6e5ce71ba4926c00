import { spawn } from 'node:child_process';
import type { CheckReport } from '@json-site/compiler/diagnostics';
import { outputOf } from '@json-site/content/files';
import { COMMANDS } from '@json-site/content/folders';
import { DevApiError } from '@json-site/dev/server';

/**
 * Runs a command of the site that prints its diagnostics as JSON, in a separate process, which the signal ends. Throws
 * a DevApiError that begins with `failure` if it prints something else.
 */
export async function reportOf(
  root: string,
  args: readonly string[],
  failure: string,
  signal?: AbortSignal,
): Promise<CheckReport> {
  const child = spawn(process.execPath, [COMMANDS, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => child.kill();
  signal?.addEventListener('abort', stop);
  const { stdout, stderr } = await outputOf(child).finally(() => signal?.removeEventListener('abort', stop));
  signal?.throwIfAborted();
  try {
    return JSON.parse(stdout) as CheckReport;
  } catch {
    throw new DevApiError(500, `${failure}\n${stderr.trim()}`);
  }
}
