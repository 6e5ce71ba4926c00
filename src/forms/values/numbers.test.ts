import { describe, expect, it } from 'vitest';
import { fc } from '../../../tests/support/fast-check.ts';
import { parseNumber } from './numbers.ts';

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

describe.each(['en-GB', 'de', 'fr', 'pl', 'sv', 'de-CH'])('numbers in %s', (language) => {
  it('reads every number as the language writes it', () => {
    const format = new Intl.NumberFormat(language, { maximumFractionDigits: 3 });
    const number = fc.integer({ min: -1e12, max: 1e12 }).map((whole) => whole / 1000);
    fc.assert(
      fc.property(number, (value) => {
        expect(parseNumber(format.format(value), language)).toBe(value + 0);
      }),
    );
  });
});
