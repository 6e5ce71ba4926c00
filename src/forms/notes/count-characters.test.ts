import { expect, it } from 'vitest';
import { charactersLeft, countText, isNearLimit } from './count-characters.ts';

it('counts code points of the text as it is stored', () => {
  expect(charactersLeft('abc', 10)).toBe(7);
  expect(charactersLeft(' abc\n ', 10)).toBe(7);
  expect(charactersLeft('\u{1f600}'.repeat(12), 10)).toBe(-2);
  expect(charactersLeft('Zoe\u0308', 10)).toBe(7);
  expect(charactersLeft('', 10)).toBe(10);
});

it('is near the limit from 80 % of it', () => {
  expect(isNearLimit(charactersLeft('x'.repeat(3999), 5000), 5000)).toBe(false);
  expect(isNearLimit(charactersLeft('x'.repeat(4000), 5000), 5000)).toBe(true);
  expect(isNearLimit(charactersLeft('x'.repeat(5001), 5000), 5000)).toBe(true);
});

it.each([
  ['pl', 1, 'Został 1 znak'],
  ['pl', 3, 'Zostały 3 znaki'],
  ['pl', 5, 'Zostało 5 znaków'],
  ['pl', 22, 'Zostały 22 znaki'],
  ['cy', 2, 'Zostało 2 znaku'],
  ['en', 5000, 'Zostało 5,000 znaku'],
])('chooses the form of the plural: in %s, %i is "%s"', (language, count, expected) => {
  const texts = {
    one: 'Został {count} znak',
    few: 'Zostały {count} znaki',
    many: 'Zostało {count} znaków',
    other: 'Zostało {count} znaku',
  };
  expect(countText(texts, count, language)).toBe(expected);
});
