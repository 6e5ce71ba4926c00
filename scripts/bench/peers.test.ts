import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { VERSION } from './lighthouse.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const { dependencies } = JSON.parse(read('scripts/bench/astro/package.json')) as {
  dependencies: { astro: string; node: string };
};

test.each([
  ['Astro', dependencies.astro],
  ['Node.js', dependencies.node],
  ['Lighthouse', VERSION],
])('docs/performance.md names the major version of %s that the benchmarks install', (name, installed) => {
  const named = read('docs/performance.md').match(
    new RegExp(`${name.replace('.', '\\.')} (\\d+)\\.\\d+\\.\\d+`),
  )?.[1];
  expect(named).toBe(installed.split('.')[0]);
});
