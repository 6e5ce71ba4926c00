import { readFileSync } from 'node:fs';
import path from 'node:path';
import { vi } from 'vitest';
import { today } from '../../scripts/build/pages/payloads.ts';

/**
 * Lets the commands that a test starts run on the day on which a project was built, so that the two builds can be
 * compared: a long run may cross midnight.
 */
export function runOnTheDayOf(root: string): void {
  const { renderedOn } = JSON.parse(readFileSync(path.join(root, 'dist/index.data.json'), 'utf8')) as {
    renderedOn: string;
  };
  const offset = Date.parse(renderedOn) - Date.parse(today());
  if (offset === 0) return;
  const code = `const shifted = class extends Date {
    constructor(...values) { super(...(values.length > 0 ? values : [shifted.now()])); }
    static now() { return super.now() + ${offset}; }
  };
  globalThis.Date = shifted;`;
  vi.stubEnv('NODE_OPTIONS', `--import data:text/javascript,${encodeURIComponent(code)}`);
}
