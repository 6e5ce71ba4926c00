import { expect, it } from 'vitest';
import { hasValues, sameFormValues } from './form-values.ts';

it.each([[{}], [{ a: '', b: undefined, c: [] }], [{ group: { a: '' }, list: [{}, { a: undefined }] }]])(
  '%j has no values',
  (values) => expect(hasValues(values)).toBe(false),
);

it.each([[{ a: 'x' }], [{ a: 0 }], [{ a: false }], [{ group: { a: 'x' } }], [{ list: [{}, { a: 1 }] }]])(
  '%j has values',
  (values) => expect(hasValues(values)).toBe(true),
);

it('a prefilled value alone is not a value of the visitor, but its removal is', () => {
  const initial = { country: 'GB', visitors: [{ country: 'GB' }] };
  expect(hasValues(structuredClone(initial), initial)).toBe(false);
  expect(hasValues({ ...initial, country: undefined }, initial)).toBe(true);
});

it('compares values in any order', () => {
  expect(sameFormValues({ a: '1', b: { c: 1, d: 2 } }, { b: { d: 2, c: 1 }, a: '1', e: '' })).toBe(true);
  expect(sameFormValues({ list: ['a', 'b'] }, { list: ['b', 'a'] })).toBe(false);
  expect(sameFormValues({ a: 1 }, { a: '1' })).toBe(false);
});
