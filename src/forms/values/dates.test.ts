import { expect, it } from 'vitest';
import { formatDate, parseDate } from './dates.ts';

it.each(['27/3/2027', '27/03/2027', '27.3.2027', '27 3 2027', ' 27-03-2027 '])('parses %j', (typed) => {
  expect(parseDate(typed)).toBe('2027-03-27');
});

it.each(['', '27/3/27', '31/2/2027', '29/02/2027', '0/1/2027', '1/13/2027', 'next week', '27/3/2'])(
  'returns %j unchanged, so that validation reports it',
  (typed) => {
    expect(parseDate(typed)).toBe(typed);
  },
);

it('accepts 29 February only in leap years', () => {
  expect(parseDate('29/2/2028')).toBe('2028-02-29');
});

it('formats a stored date, and returns any other text unchanged', () => {
  expect(formatDate('2027-03-27')).toBe('27/03/2027');
  expect(formatDate('next week')).toBe('next week');
});
