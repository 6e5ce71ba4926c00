import { expect, test } from 'vitest';
import { BROTLI, pageQuality } from './compression.ts';
import { threadsFor } from './page-pool.ts';

test('a site of some pages is compressed as well as it goes, and made on all processors', () => {
  expect(pageQuality(25)).toBe(BROTLI.best);
  expect(threadsFor(25, pageQuality(25), 4)).toBe(4);
});

test('one page of a thousand is not worth a second thread', () => {
  expect(pageQuality(1000)).toBeLessThan(BROTLI.best);
  expect(threadsFor(1, pageQuality(1000), 4)).toBe(1);
  expect(threadsFor(1000, pageQuality(1000), 4)).toBe(4);
});
