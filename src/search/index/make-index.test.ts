import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { searchIn } from '../test/search-in.ts';

/** Numbers that are the same in each run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

const random = randomNumbers(7);
const SYLLABLES = 'ba ce di fo gu ha jo ka le mi nu pa ro sa te vi wo za'.split(' ');
const syllable = () => SYLLABLES[Math.floor(random() * SYLLABLES.length)] ?? '';
const VOCABULARY = Array.from({ length: 12_000 }, () => syllable() + syllable() + syllable() + syllable());
/** As in a language, few words are frequent and most are rare. */
const word = () => VOCABULARY[Math.floor(VOCABULARY.length * random() ** 4)] ?? '';
const words = (count: number) => Array.from({ length: count }, word).join(' ');

const page = (index: number) => {
  const sections = Array.from(
    { length: 4 },
    (_, at) => `<section id="s${at}"><h2>${words(3)}</h2><p>${words(60)}.</p></section>`,
  );
  return {
    path: `/p/${index}`,
    title: `${words(2)} ${index}`,
    html: `<main id="main"><h1>Page</h1>${sections.join('')}</main>`,
  };
};

const bytesOf = (text: string | undefined) => brotliCompressSync(text ?? '').length;

test('the first result needs some of the files of a large site', async () => {
  const pages = Array.from({ length: 160 }, (_, index) => page(index));
  const { files, index, loaded, first, search } = searchIn(pages, 'en-GB');
  expect((await first('77'))[0]?.href).toMatch(/^\/p\/77/);
  loaded.length = 0;
  const [common = ''] = VOCABULARY;
  const hits = await search.find(common);
  await search.resultsOf(hits.slice(0, 5));
  const names = [...loaded.map((name) => index.folder.slice(1) + name), 'search/en-GB.json'];
  const sizes = names.map((name) => bytesOf(files[name]));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(25_000);
  expect(index.parts.length).toBeGreaterThan(10);
  expect(loaded.length).toBeLessThan(8);
});

test('the names of files change with their bytes', () => {
  const one = { path: '/', title: 'Home', html: '<main><h1>Home</h1></main>' };
  const folders = [one, { ...one, title: 'House' }, one].map((each) => searchIn([each], 'en').index.folder);
  expect(folders[0]).toBe(folders[2]);
  expect(folders[0]).not.toBe(folders[1]);
});

test('a site without pages in a language has an empty index', async () => {
  expect(await searchIn([], 'cy').first('gair')).toEqual([]);
});
