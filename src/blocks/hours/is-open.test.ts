import { expect, test } from 'vitest';
import type { OpeningHours } from '../../model/model.ts';
import { localTime } from '../../model/visitor/local-time.ts';
import { isOpen } from './is-open.ts';

const time = (from: string, to: string) => ({ from, to, text: `${from}–${to}` });
const day = (iso: string) => ({ iso, text: iso });
const HOURS: OpeningHours = {
  timeZone: 'Europe/London',
  week: Array.from({ length: 7 }, (_, index) => ({
    day: `${index}`,
    times: index < 5 ? [time('09:00', '12:00'), time('14:00', '24:00')] : [],
  })),
  exceptions: [
    { first: day('2026-12-24'), last: day('2026-12-26'), times: [] },
    { first: day('2026-12-27'), times: [time('10:00', '11:00')] },
  ],
};

// The first two dates are on both sides of the change to summer time, the others are exceptions.
test.each([
  ['2026-03-27T09:00:00Z', true],
  ['2026-03-27T08:59:59Z', false],
  ['2026-03-30T08:00:00Z', true],
  ['2026-03-30T11:00:00Z', false],
  ['2026-03-30T22:59:00Z', true],
  ['2026-03-28T10:00:00Z', false],
  ['2026-12-23T15:00:00Z', true],
  ['2026-12-24T15:00:00Z', false],
  ['2026-12-25T10:00:00Z', false],
  ['2026-12-27T10:30:00Z', true],
])('at %s it is open: %s', (instant, open) => {
  expect(isOpen(HOURS, localTime(Date.parse(instant), HOURS.timeZone))).toBe(open);
});

test('a night belongs to the day on which it begins, an exception included', () => {
  const night = [time('20:00', '02:00')];
  const hours: OpeningHours = {
    timeZone: 'Europe/London',
    // Friday, and Sunday into Monday.
    week: Array.from({ length: 7 }, (_, index) => ({
      day: `${index}`,
      times: index === 4 || index === 6 ? night : [],
    })),
    exceptions: [{ first: day('2026-01-16'), times: [] }],
  };
  const open = (instant: string) => isOpen(hours, localTime(Date.parse(instant), hours.timeZone));
  const friday = ['2026-01-09T01:00Z', '2026-01-09T19:59Z', '2026-01-09T20:00Z', '2026-01-09T23:59Z'];
  expect(friday.map(open)).toEqual([false, false, true, true]);
  expect(['2026-01-10T00:00Z', '2026-01-10T01:59Z', '2026-01-10T02:00Z'].map(open)).toEqual([
    true,
    true,
    false,
  ]);
  expect(['2026-01-12T01:00Z', '2026-01-12T20:30Z'].map(open)).toEqual([true, false]);
  // Closed on the 16th, and so in the night after it.
  expect(['2026-01-16T21:00Z', '2026-01-17T01:00Z'].map(open)).toEqual([false, false]);
});

test('the day begins at midnight in the time zone of the site', () => {
  const instant = Date.parse('2026-01-04T23:30:00Z');
  expect(localTime(instant, 'Europe/Berlin')).toEqual({ date: '2026-01-05', time: '00:30', weekday: 0 });
  expect(localTime(instant, 'America/New_York')).toEqual({ date: '2026-01-04', time: '18:30', weekday: 6 });
});
