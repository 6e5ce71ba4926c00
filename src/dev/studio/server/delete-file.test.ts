import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import type { ContentContext } from '../../server/endpoint.ts';
import { deleteFile } from './media-files.ts';

let root: string;
const van = () => path.join(root, 'content/media/van.jpg');

beforeEach(() => {
  root = temporaryFolder(onTestFinished);
  mkdirSync(path.dirname(van()), { recursive: true });
  writeFileSync(van(), 'x');
});

function remove(name: string, usedIn: string[] = []) {
  const references = usedIn.map((file) => ({
    kind: 'media',
    to: name,
    source: { path: file, text: '{"title": "About"}' },
  }));
  const media = [{ name: 'van.jpg' }, { name: 'icons.svg/van' }];
  const store = { refresh: () => undefined, references: () => references, input: () => ({ media }) };
  return deleteFile({ root, store } as unknown as ContentContext, { name });
}

test('deletes a file that no document names', () => {
  expect(remove('van.jpg')).toEqual({ name: 'van.jpg' });
  expect(existsSync(van())).toBe(false);
});

test('says which document names a file, and deletes nothing', () => {
  expect(() => remove('van.jpg', ['content/pages/about.json'])).toThrow(
    'van.jpg is used in Page “About”, so it was not deleted.',
  );
  expect(existsSync(van())).toBe(true);
});

test('deletes nothing outside of the folder, and no part of a file', () => {
  for (const name of ['../van.jpg', 'icons.svg/van', 'gone.jpg'])
    expect(() => remove(name)).toThrow('does not exist any more');
});
