import { spawn } from 'node:child_process';
import type { CheckReport } from '@json-site/compiler/diagnostics';
import { outputOf } from '@json-site/content/files';
import { COMMANDS } from '@json-site/content/folders';
import { DevApiError } from '@json-site/dev/server';
import { generateIfPossible } from '@json-site/generate/state';
import type { PublishCheck } from '../../publish/protocol.ts';

/**
 * Runs `npm run check` in a separate process. It also adds new pages to content/published.json. Before it, writes what
 * is generated from the content, because an editor cannot. The signal ends the process.
 */
export async function runCheck(root: string, signal?: AbortSignal): Promise<PublishCheck> {
  await generateIfPossible(root);
  signal?.throwIfAborted();
  const args = [COMMANDS, 'check', '--format', 'json'];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = () => child.kill();
  signal?.addEventListener('abort', stop);
  const { stdout, stderr } = await outputOf(child).finally(() => signal?.removeEventListener('abort', stop));
  signal?.throwIfAborted();
  try {
    const { passed, diagnostics, parts } = JSON.parse(stdout) as CheckReport;
    return {
      passed,
      diagnostics: diagnostics.filter(({ severity }) => severity === 'error'),
      otherFailures: parts
        .filter((part) => !part.passed && part.output !== '')
        .map(({ name, output }) => ({ name, output })),
    };
  } catch {
    throw new DevApiError(500, `The check did not end, so nothing was published.\n${stderr.trim()}`);
  }
}
