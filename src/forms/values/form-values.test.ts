import { expect, it } from 'vitest';
import { cleanFormValues } from './form-values.ts';

it('drops empty values', () => {
  expect(cleanFormValues({ a: '', b: '   ', c: undefined, d: [], e: 'x' })).toEqual({ e: 'x' });
});

it('trims every kind of whitespace, only at the ends', () => {
  expect(cleanFormValues({ name: '\u00a0 Ann\n Lee \ufeff' })).toEqual({ name: 'Ann\n Lee' });
});

it('removes characters that a database refuses', () => {
  expect(cleanFormValues({ a: 'x\0y', b: 'cut \ud83d here', c: 'whole \u{1f600}' })).toEqual({
    a: 'xy',
    b: 'cut \ufffd here',
    c: 'whole \u{1f600}',
  });
});

it('normalizes accented letters to one code point', () => {
  expect(cleanFormValues({ name: 'Zoe\u0308' })).toEqual({ name: 'Zo\u00eb' });
});
