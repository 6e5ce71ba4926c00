import { mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { openKeptFiles } from './kept-files.ts';

const FILES = { 'about.html': Buffer.from('<p>About</p>'), 'about.data.json': Buffer.from('{}') };
const RECORD = '.cache/build/files.json';

let root: string;
const at = (file: string) => path.join(root, file);
const open = (outDir = 'dist') => openKeptFiles(root, at('built'), outDir);
const keep = (key = 'key') => open().kept.keep('page /about', key);

/** Builds the page as a build does: the files move from one folder to the other. */
function build(): void {
  mkdirSync(at('built'), { recursive: true });
  mkdirSync(at('dist'), { recursive: true });
  const { kept, save } = open();
  for (const [name, bytes] of Object.entries(FILES)) writeFileSync(at(`built/${name}`), bytes);
  kept.add('page /about', 'key', FILES, { markdown: 'About' });
  for (const name of Object.keys(FILES)) renameSync(at(`built/${name}`), at(`dist/${name}`));
  save();
}

beforeEach(() => {
  root = temporaryFolder(onTestFinished);
  build();
});

test('keeps the files of a page with the same inputs, and what integrations know of it', () => {
  const { kept } = open();
  expect(kept.keep('page /about', 'key')?.more).toEqual({ markdown: 'About' });
  expect(kept.has('about.html')).toBe(true);
  expect(kept.read('about.html')).toBe('<p>About</p>');
  expect(kept.files()).toEqual([
    { file: 'about.html', size: 12 },
    { file: 'about.data.json', size: 2 },
  ]);
});

test('makes a page with other inputs again, and one that is new', () => {
  const { kept } = open();
  expect(kept.keep('page /about', 'other key')).toBeUndefined();
  expect(kept.keep('page /', 'key')).toBeUndefined();
  expect(kept.files()).toEqual([]);
});

test('forgets a page that is no longer built', () => {
  open().save();
  expect(keep()).toBeUndefined();
});

test('keeps files of a folder that was copied or moved, whose times are other ones', () => {
  utimesSync(at('dist/about.html'), new Date(), new Date(0));
  expect(keep()).toBeDefined();
  const moved = path.join(temporaryFolder(onTestFinished), 'site');
  renameSync(root, moved);
  root = moved;
  expect(keep()).toBeDefined();
});

describe('makes a page again', () => {
  test.each<[string, () => void]>([
    ['whose file was changed', () => writeFileSync(at('dist/about.html'), '<p>about</p>')],
    ['whose file was shortened', () => writeFileSync(at('dist/about.html'), '')],
    ['whose file is gone', () => rmSync(at('dist/about.data.json'))],
    [
      'whose file is a folder now',
      () => {
        rmSync(at('dist/about.html'));
        mkdirSync(at('dist/about.html'));
      },
    ],
    [
      'after the record was shortened',
      () => writeFileSync(at(RECORD), readFileSync(at(RECORD)).subarray(0, -9)),
    ],
    [
      'after a letter of the record has changed',
      () => writeFileSync(at(RECORD), readFileSync(at(RECORD), 'utf8').replace('about.html', 'aboot.html')),
    ],
    [
      'of a record in another form',
      () => writeFileSync(at(RECORD), readFileSync(at(RECORD), 'utf8').replace('json-site 1', 'json-site 0')),
    ],
    ['of a record that is none', () => writeFileSync(at(RECORD), Buffer.from([0, 255, 10, 0]))],
    [
      'of a record that cannot be read',
      () => {
        rmSync(at(RECORD));
        mkdirSync(at(RECORD));
      },
    ],
  ])('%s', (_, damage) => {
    damage();
    expect(keep()).toBeUndefined();
  });
});

test('keeps nothing of another folder', () => {
  expect(open('other').kept.keep('page /about', 'key')).toBeUndefined();
});
