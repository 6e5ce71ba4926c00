import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { packageFolder } from '../content/folders.ts';
import { outputOf } from '../content/output-of.ts';
import { ROOT } from '../root.ts';
import { checkLayout, codeFiles } from './tools.ts';

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

test('names each file of the content with another layout in one line, and not one that is no JSON', async () => {
  const root = realpathSync(temporaryFolder(afterAll));
  const write = (file: string, text: string) => writeFileSync(path.join(root, 'content', file), text);
  mkdirSync(path.join(root, 'content/pages'), { recursive: true });
  cpSync(path.join(ROOT, 'biome.json'), path.join(root, 'biome.json'));
  writeFileSync(path.join(root, '.gitignore'), 'dist\n');
  write('site.json', '{ "url": "https://www.example.org" }\n');
  expect(await checkLayout(root)).toMatchObject({ passed: true, output: '' });
  write('pages/index.json', `{"title":"Start","list":[${'1,\n'.repeat(100)}1]}`);
  write('pages/über uns.json', '{"title":"A"}');
  write('pages/broken.json', '{"title":');
  const { passed, output, summary } = await checkLayout(root);
  expect(passed).toBe(false);
  expect(output.split('\n').sort()).toEqual([
    'content/pages/index.json  has another layout. Run: npm run check -- --fix',
    'content/pages/über uns.json  has another layout. Run: npm run check -- --fix',
  ]);
  expect(summary).toContain('2 files');
});
