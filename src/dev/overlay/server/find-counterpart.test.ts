import { expect, test } from 'vitest';
import { findCounterpart } from './find-counterpart.ts';

test.each<[title: string, from: string, to: string, index: number, found: number, isNew: boolean]>([
  ['finds the same index in an equal list', 'abc', 'abc', 1, 1, false],
  ['finds the block that was changed', 'aXc', 'abc', 1, 1, false],
  ['finds a block that follows a new one', 'aXbc', 'abc', 3, 2, false],
  ['reports a new block and where it would be', 'aXbc', 'abc', 1, 1, true],
  ['reports a new last block', 'abcX', 'abc', 3, 3, true],
  ['reports a new first block', 'Xabc', 'abc', 0, 0, true],
  ['reports a new block when two replace one', 'aXYc', 'abc', 1, 1, true],
  ['finds a block that follows a removed one', 'ac', 'abc', 1, 2, false],
  ['reports a new block of an empty list', 'X', '', 0, 0, true],
])('%s', (_, from, to, index, found, isNew) => {
  expect(findCounterpart([...from], [...to], index)).toEqual({ index: found, isNew });
});
