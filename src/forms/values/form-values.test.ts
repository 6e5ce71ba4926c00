import { expect, it } from 'vitest';
import { cleanFormValues } from './form-values.ts';

it('drops what was left empty', () => {
  expect(cleanFormValues({ a: '', b: '   ', c: undefined, d: [], e: 'x' })).toEqual({ e: 'x' });
});

it('trims blanks of every kind, and only at the ends', () => {
  expect(cleanFormValues({ name: '\u00a0 Ann\n Lee \ufeff' })).toEqual({ name: 'Ann\n Lee' });
});

it('removes what a database refuses', () => {
  expect(cleanFormValues({ a: 'x\0y', b: 'cut \ud83d here', c: 'whole \u{1f600}' })).toEqual({
    a: 'xy',
    b: 'cut \ufffd here',
    c: 'whole \u{1f600}',
  });
});

it('writes an accented letter in one way', () => {
  expect(cleanFormValues({ name: 'Zoe\u0308' })).toEqual({ name: 'Zo\u00eb' });
});
