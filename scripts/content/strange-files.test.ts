import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatDiagnostic } from '../../src/compiler/report/format-diagnostic.ts';
import { GENERATED_MODULES } from '../../src/compiler/source/site-files.ts';
import { compile } from '../../src/core/compile.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { isStampCurrent, writeStamp } from '../generate/generated-stamp.ts';
import { SITE } from '../root.ts';
import { loadContent } from './load-content.ts';
import { readSource } from './read-files.ts';

const root = temporaryFolder(afterAll);
const socket = createServer();
const at = (file: string) => path.join(root, file);
const LONG = `${'a'.repeat(240)}.svg`;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';

/** A file, how it is made, and a part of the diagnostic at its first line. */
const STRANGE: [file: string, make: (target: string) => void, words: string][] = [
  [
    'content/pages/dangling.json',
    (target) => symlinkSync('nowhere.json', target),
    'a file that does not exist',
  ],
  ['content/pages/loop.json', (target) => symlinkSync('loop.json', target), 'that leads to itself'],
  ['content/pages/linked.json', (target) => symlinkSync('..', target), 'a symbolic link to a folder'],
  ['content/away', (target) => symlinkSync('.', target), 'a symbolic link to a folder'],
  ['content/media/away', (target) => symlinkSync('..', target), 'a symbolic link to a folder'],
  ['content/media/gone.svg', (target) => symlinkSync('nowhere.svg', target), 'a file that does not exist'],
  ['content/pages/pipe.json', (target) => execFileSync('mkfifo', [target]), 'a pipe, a socket or a device'],
  ['content/media/pipe.jpg', (target) => execFileSync('mkfifo', [target]), 'a pipe, a socket or a device'],
  ['content/media/pipe.woff2', (target) => execFileSync('mkfifo', [target]), 'a pipe, a socket or a device'],
  ['content/pipe', (target) => execFileSync('mkfifo', [target]), 'a pipe, a socket or a device'],
  ['content/forms/pipe.json', (target) => execFileSync('mkfifo', [target]), 'a pipe, a socket or a device'],
  ...[
    'content/pages/out.json',
    'content/people/out.json',
    'content/forms/out.json',
    'content/media/out.svg',
    'content/media/out.pdf',
    'content/media/out.jpg',
    'schemas/records/out.schema.json',
    'schemas/forms/out.schema.json',
  ].map((file): (typeof STRANGE)[number] => [
    file,
    (target) => symlinkSync('/etc/hostname', target),
    'outside of the project',
  ]),
  [
    'content/pages/env.json',
    (target) => {
      writeFileSync(at('.env'), 'KEY=secret');
      symlinkSync('../../.env', target);
    },
    'a hidden one',
  ],
  ['content/pages/null.json', (target) => symlinkSync('/dev/null', target), 'a pipe, a socket or a device'],
  ['content/pages/.json', (target) => writeFileSync(target, '{}'), 'no name before its file extension'],
  ['content/media/.svg', (target) => writeFileSync(target, SVG), 'no name before its file extension'],
  [`content/media/${LONG}`, (target) => writeFileSync(target, SVG), 'more than 200 bytes'],
  [`content/pages/${LONG}/a.json`, (target) => writeFileSync(target, '{}'), 'more than 200 bytes'],
  ['schemas/records/pipe.schema.json', (target) => execFileSync('mkfifo', [target]), 'a pipe, a socket'],
  ['schemas/records/gone.schema.json', (target) => symlinkSync('nowhere', target), 'does not exist'],
  ['schemas/records/folder.schema.json', (target) => mkdirSync(target), 'a folder with the name of a file'],
  ['schemas/forms/pipe.schema.json', (target) => execFileSync('mkfifo', [target]), 'a pipe, a socket'],
  ['schemas/forms/.schema.json', (target) => writeFileSync(target, '{}'), 'no name before its file'],
];

beforeAll(async () => {
  for (const folder of ['content', 'schemas', 'src/site'])
    cpSync(path.join(SITE, folder), at(folder), { recursive: true });
  for (const [file, make] of STRANGE) {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    make(at(file));
  }
  symlinkSync('index.json', at('content/pages/same-as-index.json'));
  await new Promise<void>((resolve) => socket.listen(at('content/media/s.svg'), resolve));
});
afterAll(() => socket.close());

test('reports every file that cannot be read, once, and reads the others', () => {
  const { pages, diagnostics } = compile(loadContent(root));
  const of = (name: string) =>
    diagnostics.filter(({ file, severity }) => file === name && severity === 'error').map(formatDiagnostic);
  for (const [file, , words] of [...STRANGE, ['content/media/s.svg', null, 'a pipe, a socket'] as const]) {
    expect(
      of(file).filter((text) => text.includes(words)),
      file,
    ).toHaveLength(1);
  }
  expect(pages.map(({ path }) => path)).toContain('/same-as-index');
});

test('a hash of the sources does not wait for a pipe', () => {
  mkdirSync(at(GENERATED_MODULES), { recursive: true });
  writeStamp(root);
  expect(isStampCurrent(root)).toBe(true);
});

test('reads a file again as soon as it is one', () => {
  const file = 'content/pages/dangling.json';
  expect(readSource(root, file)).toEqual({ path: file, text: '', unreadable: 'broken-link' });
  writeFileSync(at('content/pages/nowhere.json'), '{}');
  expect(readSource(root, file)).toEqual({ path: file, text: '{}' });
});

test('reports a file that disappears after it was listed', () => {
  expect(readSource(root, 'content/pages/removed.json').unreadable).toBe('failed');
});
