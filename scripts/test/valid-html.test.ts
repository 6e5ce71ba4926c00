import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { htmlProblems } from './valid-html.ts';

test('a problem names the file of the page, in any folder', () => {
  const parent = temporaryFolder(onTestFinished);
  const folder = path.join(parent, 'Our café');
  mkdirSync(folder);
  writeFileSync(
    path.join(folder, 'about.html'),
    '<!doctype html><html lang="en"><title>About</title><p size=1>',
  );
  expect(htmlProblems(folder).join()).toMatch(/^about\.html:1:\d+ {2}error/);
});
