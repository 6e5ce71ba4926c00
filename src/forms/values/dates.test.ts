import { expect, it } from 'vitest';
import { formatDate, parseDate } from './dates.ts';

it.each(['27/3/2027', '27/03/2027', '27.3.2027', '27 3 2027', ' 27-03-2027 '])('reads %j', (typed) => {
  expect(parseDate(typed)).toBe('2027-03-27');
});

it.each(['', '27/3/27', '31/2/2027', '29/02/2027', '0/1/2027', '1/13/2027', 'next week', '27/3/2'])(
  'leaves %j as it is, so that the form can say what is wrong with it',
  (typed) => {
    expect(parseDate(typed)).toBe(typed);
  },
);

it('knows leap years', () => {
  expect(parseDate('29/2/2028')).toBe('2028-02-29');
});

it('shows a stored date as people write it, and anything else unchanged', () => {
  expect(formatDate('2027-03-27')).toBe('27/03/2027');
  expect(formatDate('next week')).toBe('next week');
});
