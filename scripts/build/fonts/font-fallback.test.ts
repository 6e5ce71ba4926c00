import { expect, test } from 'vitest';
import { ARIAL_UNITS, ARIAL_WIDTHS } from './arial-widths.ts';
import { fallbackOf, lettersOf } from './font-fallback.ts';

/** A font with another em, whose letters are as wide as those of Arial Bold times this. */
const fontOf = (share: number, letters = /./u) => ({
  unitsPerEm: 1000,
  axes: [],
  ascent: 990,
  descent: 220,
  advanceOf: (character: string) => {
    const arial = ARIAL_WIDTHS.headings.get(character.normalize('NFD').charAt(0)) ?? ARIAL_UNITS;
    return letters.test(character) ? (share * arial * 1000) / ARIAL_UNITS : undefined;
  },
});

test.each(['Our services: 24 €', 'Größe ťažký Łódź', 'Ёлка й ґанок', 'Ώρα για τσάι'])(
  'makes Arial as wide as the font: %s',
  (sample) => {
    expect(fallbackOf('headings', fontOf(1.1), sample, undefined)).toEqual({
      size: 110,
      ascent: 90,
      descent: 20,
    });
  },
);

test('compares body text with the regular weight, which is narrower', () => {
  expect(fallbackOf('body', fontOf(1), 'an open house', undefined)?.size).toBeGreaterThan(105);
});

test('ignores the letters that one of the fonts lacks', () => {
  const sample = 'Open 開く abc';
  expect(fallbackOf('headings', fontOf(1.2, /[Open ]/u), sample, undefined)?.size).toBe(120);
});

test('has no fallback for a font without letters that Arial has', () => {
  expect(fallbackOf('headings', fontOf(1, /\P{L}/u), 'To 3 places', undefined)).toBeUndefined();
});

test('prefers the values of the theme, and computes the others from them', () => {
  expect(fallbackOf('headings', fontOf(1), 'A', { size: 110 })).toEqual({
    size: 110,
    ascent: 90,
    descent: 20,
  });
  expect(fallbackOf('headings', fontOf(1), 'A', { descent: 30 })).toEqual({
    size: 100,
    ascent: 99,
    descent: 30,
  });
});

test('takes its sample from all texts of a value', () => {
  expect(lettersOf([{ name: 'One', list: ['two', 3] }, undefined, null])).toBe('One two   ');
});
