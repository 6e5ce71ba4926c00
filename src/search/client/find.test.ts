import { expect, test } from 'vitest';
import { searchIn } from '../test/search-in.ts';

const page = (path: string, title: string, main: string) => ({
  path,
  title,
  html: `<main><h1>${title}</h1>${main}</main>`,
});

const PAGES = [
  page('/', 'Welcome', '<p>Bread, cakes and a café.</p>'),
  page(
    '/bread',
    'Bread',
    '<section id="rye"><h2>Rye bread</h2><p>We bake at four. Rye keeps for a week.</p></section>',
  ),
  page(
    '/cakes',
    'Cakes',
    `<section id="long"><h2>For parties</h2><p>${'Order early and say how many people come, because we bake each cake '.repeat(4)}with marzipan ${'and fruit '.repeat(30)}.</p></section>`,
  ),
];
const { first, search, loaded } = searchIn(PAGES, 'en-GB');

test('a result has its page, its section, and a sentence with the match marked', async () => {
  const [result] = await first('rye keep');
  expect(result).toEqual({
    href: '/bread#rye',
    title: 'Bread',
    heading: 'Rye bread',
    sentence: ['', 'Rye', ' ', 'keeps', ' for a week.'],
  });
});

test('a long sentence is shown around its match', async () => {
  const [result] = await first('marzipan');
  expect(result?.sentence[1]).toBe('marzipan');
  expect(result?.sentence[0]).toMatch(/^…\S/);
  expect(result?.sentence.join('').length).toBeLessThan(200);
});

test.each([
  ['CAFE', '/'],
  ['brea', '/bread'],
  ['beard', '/bread'],
  ['marsipan', '/cakes'],
  ['zread', '/bread'],
])('finds the page of "%s"', async (query, path) => {
  expect((await first(query, 1))[0]?.href.replace(/#.*/, '')).toBe(path);
});

test.each(['', ' ', 'x', '?!', 'xylophone'])('finds nothing for "%s"', async (query) => {
  expect(await search.find(query)).toEqual([]);
});

test('a file is loaded once, and again after it has failed', async () => {
  await first('bread');
  expect(new Set(loaded).size).toBe(loaded.length);
});
