import { expect, test } from 'vitest';
import { isNarrower } from './form-tables.ts';

const text = { type: 'string', maxLength: 9 };
const FORM = { type: 'object', required: ['a'], properties: { a: text, b: text } };

test.each([
  ['the same', FORM, true],
  ['one that must be answered now', { ...FORM, required: ['a', 'b'] }, true],
  ['one that is gone and could be left empty', { ...FORM, properties: { a: text } }, true],
  ['one that is gone and had to be answered', { ...FORM, required: [], properties: { b: text } }, false],
  ['one that may be left empty now', { type: 'object', properties: FORM.properties }, false],
  ['a new one', { ...FORM, properties: { ...FORM.properties, c: text } }, false],
  ['another rule', { ...FORM, properties: { a: text, b: { ...text, maxLength: 10 } } }, false],
  ['another condition', { ...FORM, if: { required: ['b'] } }, false],
  ['no schema', null, false],
])('the site may be before the database with %s: %s', (_, after, expected) => {
  expect(isNarrower(FORM, after)).toBe(expected);
});
