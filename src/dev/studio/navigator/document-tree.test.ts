import { expect, test } from 'vitest';
import { documentTree, flatten } from './document-tree.ts';

const at = (address: string, date?: string) => ({ address, ...(date !== undefined && { date }) });

test('pages are below the page of their section, posts newest first', () => {
  const pages = [
    at('/'),
    at('/about'),
    at('/news'),
    at('/news/a', '2024-01-31'),
    at('/news/archive/b', '2023-05-01'),
    at('/news/c', '2025-02-01'),
    at('/news/help'),
    at('/team/ada'),
  ];
  const tree = documentTree(pages);
  expect(tree.map(({ entry }) => entry.address)).toEqual(['/', '/about', '/news', '/team/ada']);
  expect(flatten(tree).map(({ address }) => address)).toEqual([
    '/',
    '/about',
    '/news',
    '/news/c',
    '/news/a',
    '/news/archive/b',
    '/news/help',
    '/team/ada',
  ]);
});

test('pages are in the order of menus, the home page before them and the page for a missing address behind', () => {
  const place = (index: number) => ({ place: { list: '/', index, property: 'order' } });
  const pages = [at('/404'), { ...at('/about'), ...place(1) }, { ...at('/shop'), ...place(0) }, at('/')];
  expect(flatten(documentTree(pages)).map(({ address }) => address)).toEqual([
    '/',
    '/shop',
    '/about',
    '/404',
  ]);
});

test('records keep their order', () => {
  const records = [at('people/ada'), at('people/bob')];
  expect(flatten(documentTree(records))).toEqual(records);
});
