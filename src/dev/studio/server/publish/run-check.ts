import { spawn } from 'node:child_process';
import { nodeArguments } from '../../../../../scripts/content/folders.ts';
import { generateIfPossible } from '../../../../../scripts/generate/generate-stale.ts';
import type { CheckReport } from '../../../../compiler/report/format-report.ts';
import { DevApiError } from '../../../server/endpoint.ts';
import type { PublishCheck } from '../../publish/protocol.ts';

/**
 * Runs `npm run check` in a separate process. It also adds new pages to content/published.json. Before it, writes what is
 * generated from the content, because an editor cannot.
 */
export async function runCheck(root: string): Promise<PublishCheck> {
  await generateIfPossible(root);
  return new Promise((resolve, reject) => {
    const args = [...nodeArguments('scripts/check.ts'), '--format', 'json'];
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
    child.on('error', reject);
    child.on('close', () => {
      try {
        const report = JSON.parse(Buffer.concat(output).toString()) as CheckReport;
        const { passed, diagnostics, parts } = report;
        resolve({
          passed,
          diagnostics: diagnostics.filter(({ severity }) => severity === 'error'),
          otherFailures: parts
            .filter((part) => !part.passed && part.output !== '')
            .map(({ name, output: text }) => ({ name, output: text })),
        });
      } catch {
        const reason = Buffer.concat(errors).toString().trim();
        reject(new DevApiError(500, `The check did not end, so nothing was published.\n${reason}`));
      }
    });
  });
}
