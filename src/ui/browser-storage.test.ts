import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/content/project.ts';
import { filesBelow } from '../../scripts/content/read-files.ts';
import { STORAGE_ENTRIES } from '../compiler/resolve/storage-entries.ts';

/** How code reaches what a browser keeps. */
const STORAGE =
  /\b(?:localStorage|sessionStorage|indexedDB|cookieStore)\b|document\.cookie|\bcaches\.|serviceWorker/;

const ALLOWED = [
  'src/ui/browser-storage.ts',
  // Names the places.
  'src/compiler/resolve/storage-entries.ts',
  'src/generated/content-types.ts',
  // Reads one key of the list, before there is any other code.
  'src/app/head/scheme-script.ts',
  // Removes what the script of another has left, as site.json lists it.
  'src/app/consent/forget.ts',
];

test('visitors’ code reaches what a browser keeps by device.ts alone, which knows no key but those listed', () => {
  const files = filesBelow(ROOT, 'src').filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^src\/dev\//.test(file),
  );
  const found = files.filter((file) => STORAGE.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(found.filter((file) => !ALLOWED.includes(file))).toEqual([]);
});

test('visitors are told of each thing that the code keeps, and of no other', () => {
  const schema = JSON.parse(readFileSync(path.join(ROOT, 'schemas/storage.schema.json'), 'utf8'));
  const { things } = schema.properties;
  expect(Object.keys(things.properties).sort()).toEqual(Object.keys(STORAGE_ENTRIES).sort());
});
