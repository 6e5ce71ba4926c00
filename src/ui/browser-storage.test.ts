import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../scripts/content/read-files.ts';
import { ROOT } from '../../scripts/root.ts';
import { STORAGE_ENTRIES } from '../model/visitor/storage-entries.ts';

/** Every way for code to access browser storage. */
const STORAGE =
  /\b(?:localStorage|sessionStorage|indexedDB|cookieStore)\b|document\.cookie|\bcaches\.|serviceWorker/;

const ALLOWED = [
  'src/ui/browser-storage.ts',
  // Lists the stored items.
  'src/model/visitor/storage-entries.ts',
  'src/model/content-types.ts',
  // Reads one listed key before any module runs.
  'src/app/head/inline-script.ts',
  // Removes what the analytics script has stored, as site.json lists it.
  'src/app/consent/clear-stores.ts',
];

test('only browser-storage.ts accesses browser storage', () => {
  const files = filesBelow(ROOT, 'src').filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^src\/(?:dev|site)\//.test(file),
  );
  const found = files.filter((file) => STORAGE.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(found.filter((file) => !ALLOWED.includes(file))).toEqual([]);
});

test('the storage register describes exactly the items that the code stores', () => {
  const schema = JSON.parse(readFileSync(path.join(ROOT, 'schemas/storage.schema.json'), 'utf8'));
  const { things } = schema.properties;
  expect(Object.keys(things.properties).sort()).toEqual(Object.keys(STORAGE_ENTRIES).sort());
});
