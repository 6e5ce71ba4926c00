import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../../scripts/content/read-files.ts';
import { ROOT } from '../../../scripts/root.ts';

test('the code contains no text of the content', () => {
  const code = filesBelow(ROOT, 'src').filter(
    (file) => /\.\w+$/.test(file) && !/\.test\.|\/test\//.test(file),
  );
  expect(code.length).toBeGreaterThan(50);
  const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
  expect(code.filter((file) => /northfold|consultanc|housing|dynamics/i.test(read(file)))).toEqual([]);
});
