import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../scripts/content/root.ts';

function filesBelow(folder: string, ending: RegExp): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => path.join(folder, file));
}

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

test('the code contains no text of the content', () => {
  const code = filesBelow('src', /\.\w+$/);
  expect(code.length).toBeGreaterThan(50);
  expect(code.filter((file) => /northfold|consultanc|housing|dynamics/i.test(read(file)))).toEqual([]);
});

test.each(filesBelow('content', /\.json$/))('%s refers to an existing schema', (file) => {
  const { $schema } = JSON.parse(read(file)) as { $schema?: string };
  expect($schema).toMatch(/schemas\/[a-z/-]+\.schema\.json$/);
  expect(existsSync(path.join(ROOT, path.dirname(file), $schema ?? 'no schema'))).toBe(true);
});
