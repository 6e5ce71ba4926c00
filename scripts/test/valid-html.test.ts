import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { htmlProblems } from './valid-html.ts';

test('a problem names the file of the page, in any folder', () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'html-'));
  const folder = path.join(parent, 'Our café');
  mkdirSync(folder);
  writeFileSync(
    path.join(folder, 'about.html'),
    '<!doctype html><html lang="en"><title>About</title><p size=1>',
  );
  expect(htmlProblems(folder).join()).toMatch(/^about\.html:1:\d+ {2}error/);
  rmSync(parent, { recursive: true });
});
