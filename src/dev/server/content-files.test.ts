import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { contentFilePath, readContentFile, writeContent } from './content-files.ts';

let root = '';
const at = (file: string) => path.join(root, file);

beforeEach(() => {
  root = temporaryFolder(onTestFinished);
  mkdirSync(at('content/pages/work'), { recursive: true });
  mkdirSync(at('content/services'));
  mkdirSync(at('elsewhere'));
  writeFileSync(at('package.json'), '{}');
  writeFileSync(at('elsewhere/secret.json'), '{}');
  writeFileSync(at('content/site.json'), '{}');
  writeFileSync(at('content/pages/index.json'), '{"title": "Start"}');
});

test.each([
  '../package.json',
  'content/pages/../../package.json',
  'content/pages/./index.json',
  'content/pages//index.json',
  'content\\pages\\index.json',
  '/etc/passwd.json',
  'content/pages/index.html',
  'content/pages/.hidden.json',
  'content/pages/index.json\0.json',
  '',
  null,
  ['content/pages/index.json'],
])('refuses %j', (file) => {
  expect(() => contentFilePath(root, file)).toThrow(/is not a/);
});

test('refuses symbolic links that point out of content/', () => {
  symlinkSync(at('elsewhere/secret.json'), at('content/pages/secret.json'));
  symlinkSync(at('elsewhere'), at('content/pages/away'));
  expect(() => readContentFile(root, 'content/pages/secret.json')).toThrow('is outside content/');
  expect(() => writeContent(root, new Map([['content/pages/away/new.json', '{}']]))).toThrow(
    'is outside content/',
  );
  expect(existsSync(at('elsewhere/new.json'))).toBe(false);
});

test('creates the folders of a page and leaves no temporary file', () => {
  writeContent(root, new Map([['content/pages/a/b/new.json', '{"title": "New"}']]));
  expect(readContentFile(root, 'content/pages/a/b/new.json').text).toBe('{"title": "New"}');
  expect(readdirSync(at('content/pages/a/b'))).toEqual(['new.json']);
});

test('restores the other files when one cannot be written', () => {
  writeFileSync(at('content/pages/other.json'), '{}');
  const texts = new Map([
    ['content/pages/index.json', null],
    ['content/pages/work/new.json', '{}'],
    // This fails: other.json is a file, not a folder.
    ['content/pages/other.json/child.json', '{}'],
  ]);
  expect(() => writeContent(root, texts)).toThrow();
  expect(readFileSync(at('content/pages/index.json'), 'utf8')).toBe('{"title": "Start"}');
  expect(existsSync(at('content/pages/work/new.json'))).toBe(false);
});

// Linux has a device that is always full.
test.runIf(existsSync('/dev/full'))('a full disk changes no file, and the error says what to do', () => {
  symlinkSync('/dev/full', at(`content/pages/.full.json.${process.pid}.tmp`));
  const texts = new Map([
    ['content/pages/index.json', null],
    ['content/pages/work/new.json', '{}'],
    ['content/pages/full.json', '{"title": "No room"}'],
  ]);
  expect(() => writeContent(root, texts)).toThrow(
    'Page “/full” was not written. The disk is full. Free some space, then try again.',
  );
  expect(readFileSync(at('content/pages/index.json'), 'utf8')).toBe('{"title": "Start"}');
  expect(readdirSync(at('content/pages')).sort()).toEqual(['index.json', 'work']);
  expect(readdirSync(at('content/pages/work'))).toEqual([]);
});
