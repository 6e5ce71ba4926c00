import { generateIfPossible } from '@json-site/generate/state';
import type { PublishCheck } from '../../publish/protocol.ts';
import { reportOf } from '../report-of.ts';

/**
 * Runs `npm run check` in a separate process. It also adds new pages to content/published.json. Before it, writes what
 * is generated from the content, because an editor cannot. The signal ends the process.
 */
export async function runCheck(root: string, signal?: AbortSignal): Promise<PublishCheck> {
  await generateIfPossible(root);
  signal?.throwIfAborted();
  const args = ['check', '--format', 'json'];
  const { passed, diagnostics, parts } = await reportOf(
    root,
    args,
    'The check did not end, so nothing was published.',
    signal,
  );
  return {
    passed,
    diagnostics: diagnostics.filter(({ severity }) => severity === 'error'),
    otherFailures: parts
      .filter((part) => !part.passed && part.output !== '')
      .map(({ name, output }) => ({ name, output })),
  };
}
