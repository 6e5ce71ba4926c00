import { expect, test } from 'vitest';
import { parentOf } from '@json-site/compiler/documents';
import type { DocumentEntry } from '../protocol.ts';
import { documentsIn, listsToOrder } from './sections.ts';

const page = (address: string, index?: number, date?: string): DocumentEntry => ({
  file: `content/pages${address}.json`,
  kind: 'pages',
  address,
  title: address,
  errors: 0,
  warnings: 0,
  isDraft: false,
  lang: 'en',
  ...(index !== undefined && { place: { list: parentOf(address), index, property: 'order' } }),
  ...(date !== undefined && { date }),
});

const DOCUMENTS = [
  page('/'),
  page('/404'),
  page('/about', 0),
  page('/news', 1),
  page('/news/first', 1, '2026-01-01'),
  page('/news/second', 0, '2026-02-01'),
  page('/services', 2),
  page('/services/data', 1),
  page('/services/[places]'),
  page('/services/websites', 0),
  page('/services/websites/shops', 0),
  page('/services/websites/museums', 1),
];
const of = (address: string) => listsToOrder(page(address), DOCUMENTS);

test('lists the pages below an address in their order, without those that have no place in it', () => {
  const below = documentsIn('/services', DOCUMENTS).map(({ address }) => address);
  expect(below).toEqual(['/services/websites', '/services/data']);
});

test.each([
  ['/services', ['/services']],
  ['/services/data', ['/services']],
  ['/services/websites', ['/services/websites', '/services']],
  ['/', ['/']],
])('with %s open, the pages below %j can be ordered', (address, sections) => {
  expect(of(address)).toEqual(sections);
});

test.each(['/about', '/news', '/news/first', '/404'])('with %s open, nothing can be ordered', (address) => {
  expect(of(address)).toEqual([]);
});

test('the records of a collection that has places can be ordered, without their translations', () => {
  const record = (name: string, index: number, more: Partial<DocumentEntry> = {}): DocumentEntry => ({
    ...page(`people/${name}`),
    kind: 'people',
    place: { list: 'people', index, property: 'seat' },
    ...more,
  });
  const welsh = record('ann.cy', 1, { translates: 'content/people/ann.json' });
  const records = [record('ann', 1), welsh, record('ben', 0)];
  expect(listsToOrder(welsh, records)).toEqual(['people']);
  expect(documentsIn('people', records).map(({ address }) => address)).toEqual(['people/ben', 'people/ann']);
  const { place: _, ...free } = record('cat', 2);
  expect(listsToOrder(free, records)).toEqual([]);
});
