import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { outputOf } from '../../../scripts/content/output-of.ts';
import { ROOT } from '../../../scripts/root.ts';

// A third of the time of all lint rules, so `npm run check` leaves it to this test.
test('no import leads back to its own file', async () => {
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'lint'];
  const options = ['--only=suspicious/noImportCycles', '--error-on-warnings', '--colors=off'];
  const { status, output } = await outputOf(spawn(process.execPath, [...biome, ...options], { cwd: ROOT }));
  expect(output).toMatch(/Checked \d{3,} files/);
  expect(output).not.toContain('cycle');
  expect(status).toBe(0);
});
