import { expect, test } from 'vitest';
import { mergeNamed } from './merge-named.ts';

const named = (...names: string[]) => names.map((name) => ({ name, label: name.toUpperCase() }));
const other = (name: string, label: string) => ({ name, label });

test.each([
  ['both add one', named('a'), named('a', 'b'), named('a', 'c'), named('a', 'b', 'c')],
  ['one removes, the other adds', named('a', 'b'), named('b'), named('a', 'b', 'c'), named('b', 'c')],
  ['the other removes', named('a', 'b'), named('a', 'b', 'c'), named('b'), named('b', 'c')],
  [
    'one moves and adds, the other words',
    named('a', 'b'),
    named('b', 'c', 'a'),
    [other('a', 'New'), ...named('b')],
    [...named('b', 'c'), other('a', 'New')],
  ],
  ['names alone', ['a'], ['a', 'b'], ['c', 'a'], ['a', 'b', 'c']],
  [
    'both word the same one',
    named('a'),
    [other('a', 'Mine'), ...named('b')],
    [other('a', 'Theirs'), ...named('c')],
    undefined,
  ],
  [
    'one removes what the other words',
    named('a', 'b'),
    named('b', 'c'),
    [other('a', 'New'), ...named('b')],
    undefined,
  ],
  ['a list of numbers', [1], [1, 2], [1, 3], undefined],
])('%s', (_, base, mine, theirs, expected) => {
  expect(mergeNamed(base, mine, theirs)?.value).toEqual(expected);
});
