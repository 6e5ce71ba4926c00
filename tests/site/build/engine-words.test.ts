import { expect, test } from 'vitest';
import { filesAt } from '../../../scripts/content/hash.ts';
import { findWords, NEUTRAL, siteWords } from '../../../scripts/pack/site-words.ts';
import { ROOT } from '../../../scripts/root.ts';
import { ownerOf } from '../../../src/compiler/source/site-files.ts';

test('no file of the engine and of its tests names a page, a record or a text of this site', () => {
  // `npm run pack` looks for those of the main site.
  const words = siteWords(ROOT, [...NEUTRAL, 'tests/fixtures/main-site']);
  expect(words.length).toBeGreaterThan(100);
  const folders = ['src', 'scripts', 'schemas', 'supabase', 'tests/engine', 'tests/support'];
  const files = filesAt(ROOT, folders).filter((file) => ownerOf(file) === 'engine');
  expect(findWords(ROOT, files, words)).toEqual([]);
});
