import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { filesBelow } from '../../scripts/content/read-files.ts';
import { ROOT } from '../../scripts/root.ts';
import { refusedReads } from './own-site.ts';

const at = (file: string) => path.join(ROOT, file);

test.each<[file: string, read: (file: string) => unknown]>([
  ['content/site.json', readFileSync],
  ['content/site.json', (file) => readFileSync(pathToFileURL(file))],
  ['content', readdirSync],
  ['content/pages', readdirSync],
  ['schemas/forms/contact.schema.json', (file) => readFile(file)],
  ['tests/site/build/launch.test.ts', (file) => readFile(file)],
])('a test of the engine cannot read %s of this repository: case %#', async (file, read) => {
  await expect(async () => read(at(file))).rejects.toThrow(`A test of the engine reads ${file}, which goes`);
  expect(refusedReads().splice(0)).toHaveLength(1);
});

test('a refused read is remembered where the code takes it for a folder that cannot be listed', () => {
  filesBelow(ROOT, 'content');
  expect(refusedReads().splice(0)).toHaveLength(1);
});

test('files of the engine, and those of the main site, can be read', () => {
  for (const file of ['schemas/site.schema.json', 'tests/fixtures/main-site/content/site.json'])
    expect(readFileSync(at(file), 'utf8')).toContain('{');
  expect(readFileSync('content/site.json', 'utf8')).toContain('"brand"');
});
