import { expect, test } from 'vitest';
import type { PageData } from '../../../src/compiler/types.ts';
import type { Site } from '../../../src/model/content-types.ts';
import { calendarFiles } from './calendars.ts';

const site = { url: 'https://www.example.org', language: 'en-GB' } as Site;

const eventPage = (path: string, event: PageData['event'], more: object = {}) =>
  ({ path, title: path, event, ...more }) as PageData;

const TALK = {
  name: 'Ropes, knots; and \\ “wool”',
  start: '2027-07-05T19:30+01:00',
  end: '2027-07-05T21:00+01:00',
  place: 'Large hall',
  text: 'First line.\nSecond line with 🧶 and umlauts: äöü, again and again, until it is too long for one line.',
};

const SECTION = { path: '/talks', calendar: { title: 'Talks' } } as PageData;

/** The lines of a file without the breaks of long lines. */
const linesOf = (text = '') => text.replaceAll('\r\n ', '').split('\r\n');

test('each event has a file, with times in UTC and escaped texts', () => {
  const files = calendarFiles(site, [eventPage('/talks/ropes', TALK)]);
  expect(Object.keys(files)).toEqual(['talks/ropes.ics']);
  expect(linesOf(files['talks/ropes.ics'])).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//www.example.org//json-site//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:talks/ropes@www.example.org',
    'DTSTAMP:19700101T000000Z',
    'DTSTART:20270705T183000Z',
    'DTEND:20270705T200000Z',
    'SUMMARY:Ropes\\, knots\\; and \\\\ “wool”',
    'LOCATION:Large hall',
    'DESCRIPTION:First line.\\nSecond line with 🧶 and umlauts: äöü\\, again and again\\, until it is too long for one line.',
    'URL:https://www.example.org/talks/ropes',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('no line is longer than 75 bytes, and none ends inside a character', () => {
  const text = calendarFiles(site, [eventPage('/a', { ...TALK, text: '🧶ä'.repeat(60) })])['a.ics'] ?? '';
  const lines = text.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(4);
  expect(text).not.toContain('\ufffd');
  expect(text.replaceAll('\r\n', '')).not.toContain('\n');
});

test.each([
  [{ start: '2027-07-05' }, ['DTSTART;VALUE=DATE:20270705', 'DTEND;VALUE=DATE:20270706']],
  [{ start: '2027-07-05', end: '2027-07-07' }, ['DTSTART;VALUE=DATE:20270705', 'DTEND;VALUE=DATE:20270708']],
  [{ start: '2027-01-05T19:30Z' }, ['DTSTART:20270105T193000Z']],
  // A day and a time have no common form.
  [{ start: '2027-01-05T19:30Z', end: '2027-01-06' }, ['DTSTART:20270105T193000Z']],
])('%j is written as %j', (dates, expected) => {
  const lines = linesOf(calendarFiles(site, [eventPage('/a', { name: 'A', ...dates })])['a.ics']);
  expect(lines.filter((line) => /^DT(START|END)/.test(line))).toEqual(expected);
});

test('a calendar has the events directly below its page, by date, and the same ids as their files', () => {
  const at = (iso: string) => ({ iso, text: iso });
  const pages = [
    SECTION,
    eventPage('/talks/late', { name: 'Late', start: '2027-02-01' }, { updated: at('2026-12-24') }),
    eventPage('/talks/early', { name: 'Early', start: '2027-01-01' }),
    eventPage('/talks/2026/old', { name: 'Old', start: '2026-01-01' }),
    { path: '/talks/about', title: 'About' } as PageData,
  ];
  const lines = linesOf(calendarFiles(site, pages)['talks.ics']);
  expect(lines.filter((line) => /^(UID|X-WR-CALNAME|NAME|DTSTAMP)/.test(line))).toEqual([
    'NAME:Talks',
    'X-WR-CALNAME:Talks',
    'UID:talks/early@www.example.org',
    'DTSTAMP:19700101T000000Z',
    'UID:talks/late@www.example.org',
    'DTSTAMP:20261224T000000Z',
  ]);
});

test('a page without events has no calendar', () => {
  expect(calendarFiles(site, [SECTION, { path: '/talks/about' } as PageData])).toEqual({});
});
