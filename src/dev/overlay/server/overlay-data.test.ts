import { expect, test } from 'vitest';
import { counterpart } from './overlay-data.ts';

test.each<[what: string, from: string, to: string, index: number, found: number, isNew: boolean]>([
  ['itself where nothing changed', 'abc', 'abc', 1, 1, false],
  ['the block that was changed', 'aXc', 'abc', 1, 1, false],
  ['a block after one that is new', 'aXbc', 'abc', 3, 2, false],
  ['the place of one that is new', 'aXbc', 'abc', 1, 1, true],
  ['the end, for one that is new there', 'abcX', 'abc', 3, 3, true],
  ['the start, for one that is new there', 'Xabc', 'abc', 0, 0, true],
  ['no block for sure, where two stand in place of one', 'aXYc', 'abc', 1, 1, true],
  ['a block after one that is gone', 'ac', 'abc', 1, 2, false],
  ['the only place of an empty list', 'X', '', 0, 0, true],
])('%s', (_, from, to, index, found, isNew) => {
  expect(counterpart([...from], [...to], index)).toEqual({ index: found, isNew });
});
