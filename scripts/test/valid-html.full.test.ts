import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { htmlProblems } from './valid-html.ts';

test('the checker reports a page in each of two folders, with any name', () => {
  const parent = temporaryFolder(onTestFinished);
  const folders = ['Our café', 'other'].map((name) => path.join(parent, name));
  for (const folder of folders) {
    mkdirSync(folder);
    writeFileSync(
      path.join(folder, 'about.html'),
      '<!doctype html><html lang="en"><title>About</title><p size=1>',
    );
  }
  const files = folders.map((folder) => path.relative('', path.join(folder, 'about.html')));
  const problems = htmlProblems(...folders);
  for (const file of files)
    expect(problems.filter((text) => text.startsWith(`${file}:1:`)).join()).toMatch(/^.+:1:\d+ {2}error/);
});
