import { afterEach, describe, expect, it, vi } from 'vitest';
import { FORMATS } from '../../form-core/formats.ts';
import { toLocalDateTime, toStoredDateTime } from './date-times.ts';

const setTimeZone = (zone: string) => vi.stubEnv('TZ', zone);

afterEach(() => vi.unstubAllEnvs());

const ZONES = [
  'UTC',
  'Europe/London',
  'Europe/Dublin',
  'Europe/Paris',
  'America/New_York',
  'America/St_Johns',
  // Before 1867 it was 15 hours ahead of UTC, and before 1844 Manila 16 hours behind.
  'America/Juneau',
  'Asia/Manila',
  'Asia/Kathmandu',
  'Africa/Cairo',
  'Africa/Monrovia',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
];

const YEARS = [1, 2, 20, 202, 1001, 1582, 1800, 1843, 1890, 1911, 1945, 1970, 1990, 2027, 9999];

describe.each(ZONES)('in %s', (zone) => {
  it('shows every date and time as it was typed, in every year', () => {
    setTimeZone(zone);
    const format = new RegExp(FORMATS['date-time'].pattern, 'u');
    for (const year of YEARS) {
      for (const rest of ['01-01T00:00', '07-05T10:15', '12-31T23:59']) {
        const local = `${String(year).padStart(4, '0')}-${rest}`;
        const stored = toStoredDateTime(local);
        expect([toLocalDateTime(stored), new Date(stored).getTime()]).toEqual([
          local,
          new Date(local).getTime(),
        ]);
        if (year > 1000) expect(stored).toMatch(format);
      }
    }
  });
});

it.each([
  ['Europe/London', '2026-03-29T01:30', '2026-03-29T02:30:00+01:00'],
  ['Africa/Cairo', '2026-04-24T00:00', '2026-04-24T01:00:00+03:00'],
  ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-04T02:45:00+11:00'],
  // Samoa had no 30 December 2011.
  ['Pacific/Apia', '2011-12-30T10:00', '2011-12-31T10:00:00+14:00'],
])('in %s, the hour %s that does not exist is later', (zone, local, stored) => {
  setTimeZone(zone);
  expect(toStoredDateTime(local)).toBe(stored);
});

it.each([
  ['Europe/London', '2026-10-25T01:30', '2026-10-25T01:30:00+01:00'],
  ['Europe/London', '2026-07-05T10:15:30.5', '2026-07-05T10:15:30.500+01:00'],
  ['Europe/London', '1800-07-05T10:15', '1800-07-05T10:15:15-00:01'],
])('in %s, %s is stored as %s', (zone, local, stored) => {
  setTimeZone(zone);
  expect(toStoredDateTime(local)).toBe(stored);
});

it.each(['', '2026-07-05', 'tomorrow', '2026-07-05T10:15:00+01:00'])('stores %j as it is', (text) => {
  expect(toStoredDateTime(text)).toBe(text);
});
