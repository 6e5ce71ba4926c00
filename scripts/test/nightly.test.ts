import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { runNodeIn } from './site-copy.ts';

const namesIn = (text: string, list: RegExp) => (list.exec(text)?.[1] ?? '').split(', ').sort();

test('the full run of each night has a job for each part', async () => {
  const { output } = await runNodeIn(ROOT, ['scripts/run.mjs', 'test', '--help']);
  const workflow = readFileSync(path.join(ROOT, '.github/workflows/nightly.yml'), 'utf8');
  const parts = namesIn(output, /may be repeated: (.+)/);
  expect(parts.length).toBeGreaterThan(5);
  expect(namesIn(workflow, /part: \[(.+)\]/)).toEqual(parts);
});
