import { describe, expect, it } from 'vitest';
import { fc } from '../../../tests/support/fast-check.ts';
import { words } from '../../../tests/support/words.ts';
import { parseNumber, writeNumber } from './numbers.ts';

it.each([
  ['1250', 1250],
  ['1,250', 1250],
  ['1 250', 1250],
  ['1,250,000.5', 1_250_000.5],
  ['£40', 40],
  ['- £ 40', -40],
  ['40 €', 40],
  ['2.5', 2.5],
  ['.5', 0.5],
  ['5.', 5],
  ['+5', 5],
  ['\u22123', -3],
  ['-3', -3],
  ['007', 7],
  ['500333.3333333333', 500333.3333333333],
  [' 0 ', 0],
  ['１２', 12],
  ['－１，２５０．５', -1250.5],
  ['￥１２', 12],
  ['١٢', 12],
  ['۱۲٬۳۴۵٫۶', 12345.6],
  ['१२', 12],
  ['1’250’000', 1_250_000],
  ['1\u202f250', 1250],
  ['\u061c-12', -12],
])('reads %j as %d', (typed, number) => {
  expect(parseNumber(typed, 'en-GB')).toBe(number);
});

it.each([
  '',
  '1,25',
  '1,2500',
  '12,50,000',
  '1.250.000',
  '1,250 000.5.1',
  'twelve',
  '12 people',
  '1e3',
  '0x10',
  '40%',
  '1-2',
  '--1',
  '.',
  '-',
  'Infinity',
  '12345678901234567',
])('leaves %j as text', (typed) => {
  expect(parseNumber(typed, 'en-GB')).toBe(typed);
});

it.each([
  ['en-IN', '12,34,567', 1_234_567],
  ['en-IN', '1,234,567', 1_234_567],
  ['en-IN', '1,23,45,678.5', 12_345_678.5],
  ['hi', '१२,३४,५६७', 1_234_567],
  ['de-CH', '1’234’567.5', 1_234_567.5],
  ['de-CH', "1'234'567", 1_234_567],
  ['de', '۱۲٫۵', 12.5],
  ['fr', '1 234,5', 1234.5],
])('in %s, %j is %d', (language, typed, number) => {
  expect(parseNumber(typed, language)).toBe(number);
});

const LANGUAGES = words(
  'en-GB de fr pl sv de-CH de-AT en-IN hi mr ne bn as my dz ar ar-EG ar-MA fa ps ckb ur ks pt-PT es es-CR it-CH fi lt et gsw th-u-nu-thai',
);

describe.each(LANGUAGES)('numbers in %s', (language) => {
  const number = fc.integer({ min: -1e12, max: 1e12 }).map((whole) => whole / 1000);

  it('reads every number as the language writes it', () => {
    const format = new Intl.NumberFormat(language, { maximumFractionDigits: 3 });
    fc.assert(
      fc.property(number, (value) => {
        expect(parseNumber(format.format(value), language)).toBe(value + 0);
      }),
    );
  });

  it('writes every number so that it can be typed again', () => {
    fc.assert(
      fc.property(fc.oneof(number, fc.double({ min: -1000, max: 1000, noNaN: true })), (value) => {
        const written = writeNumber(value, () => language);
        if (!written.includes('e')) expect(parseNumber(written, language)).toBe(value + 0);
      }),
    );
  });
});
