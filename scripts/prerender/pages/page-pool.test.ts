import { expect, test } from 'vitest';
import { BROTLI, pageQuality } from './compression.ts';
import { threadsFor } from './page-pool.ts';

const qualities = (count: number, pages = count) =>
  Array.from({ length: count }, () => pageQuality('/about', pages));

test('a site of some pages is compressed as well as it goes, and made on all processors', () => {
  expect(pageQuality('/about', 25)).toBe(BROTLI.best);
  expect(threadsFor(qualities(25), 4)).toBe(4);
});

test('one page of a thousand is not worth a second thread', () => {
  expect(pageQuality('/about', 1000)).toBeLessThan(BROTLI.best);
  expect(threadsFor(qualities(1, 1000), 4)).toBe(1);
  expect(threadsFor(qualities(1000), 4)).toBe(4);
});

test('the home page costs the same however many pages there are', () => {
  expect(pageQuality('/', 24)).toBe(pageQuality('/', 10_000));
});
