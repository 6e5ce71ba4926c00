import { expect, test } from 'vitest';
import { fc } from '../../../../tests/support/fast-check.ts';
import { keepEqual } from './keep-equal.ts';

test('an equal value stays the same object', () => {
  const before = { list: [{ a: 1 }, { b: [2] }], text: 'x' };
  expect(keepEqual(before, structuredClone(before))).toBe(before);
});

test('only what has changed becomes another object', () => {
  const before = { blocks: [{ type: 'a' }, { type: 'b', items: [{ c: 1 }] }], title: 'x' };
  const after = { blocks: [{ type: 'a' }, { type: 'b', items: [{ c: 1 }, { c: 2 }] }], title: 'x' };
  const kept = keepEqual(before, after);
  expect(kept).toEqual(after);
  expect(kept.blocks[0]).toBe(before.blocks[0]);
  expect(kept.blocks[1]?.items?.[0]).toBe(before.blocks[1]?.items?.[0]);
  expect(kept.blocks).not.toBe(before.blocks);
});

test('a property that is gone or new makes another object', () => {
  expect(keepEqual({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(keepEqual({ a: undefined }, { b: 1 })).toEqual({ b: 1 });
  expect(keepEqual([1, 2], [1])).toEqual([1]);
  expect(keepEqual([1], { 0: 1 })).toEqual({ 0: 1 });
});

test('the result equals the new value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      expect(keepEqual(before, after)).toEqual(after);
    }),
  );
});
