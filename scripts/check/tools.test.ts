import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { packageFolder } from '../content/folders.ts';
import { outputOf } from '../content/output-of.ts';
import { ROOT } from '../content/root.ts';
import { codeFiles } from './tools.ts';

test('code that has passed is checked again after a change in any file that the type check reads', async () => {
  const tool = path.join(packageFolder('typescript'), 'bin/tsc');
  const { output } = await outputOf(spawn(process.execPath, [tool, '--listFilesOnly'], { cwd: ROOT }));
  const read = output
    .split('\n')
    .map((file) => path.relative(ROOT, file).replaceAll(path.sep, '/'))
    .filter((file) => file && !file.startsWith('.') && !file.includes('node_modules/'));
  expect(read.length).toBeGreaterThan(100);
  const known = new Set(codeFiles(ROOT));
  expect(read.filter((file) => !known.has(file))).toEqual([]);
});
