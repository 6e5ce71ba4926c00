import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { readSource } from './read-files.ts';

const root = temporaryFolder(afterAll);

test('an unchanged file stays the same object, which has its path from the root that was asked for', () => {
  const file = path.join(path.basename(root), 'page.json');
  writeFileSync(path.join(root, 'page.json'), '{}');
  const outer = readSource(path.dirname(root), file);
  expect(outer.path).toBe(file);
  expect(readSource(root, 'page.json').path).toBe('page.json');
  expect(readSource(path.dirname(root), file)).toBe(outer);
});
