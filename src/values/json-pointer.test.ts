import { expect, test } from 'vitest';
import { followPointer } from './locations.ts';

const ROOT = { list: [{ 'a/b': 1, 'c~d': 2 }], nothing: null };

test('finds a value, with list indexes as numbers', () => {
  expect(followPointer(ROOT, '/list/0/a~1b')).toEqual({ value: 1, jsonPath: ['list', 0, 'a/b'] });
  expect(followPointer(ROOT, '/list/0/c~0d')?.value).toBe(2);
  expect(followPointer(ROOT, '')).toEqual({ value: ROOT, jsonPath: [] });
  expect(followPointer(ROOT, '/nothing')?.value).toBeNull();
});

test.each(['/list/1', '/list/x', '/other', '/list/0/toString', '/nothing/x'])(
  'finds nothing at %s',
  (pointer) => {
    expect(followPointer(ROOT, pointer)).toBeUndefined();
  },
);
