import { expect, test } from 'vitest';
import { SITE } from '../../../../../scripts/root.ts';
import { runCheck } from './run-check.ts';

test('a check that is not wanted any more ends at once, with its process', { timeout: 20_000 }, async () => {
  const { signal, abort } = stoppable();
  const check = runCheck(SITE, signal);
  setTimeout(abort, 500);
  await expect(check).rejects.toThrow('Stopped.');
  await expect(runCheck(SITE, signal)).rejects.toThrow('Stopped.');
});

function stoppable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort(new Error('Stopped.')) };
}
