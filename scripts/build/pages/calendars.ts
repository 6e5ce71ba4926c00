import { feedPath, parentOf } from '@json-site/compiler/documents';
import type { Compiled, PageData } from '@json-site/compiler/types';
import { compareDates, instantOf } from '@json-site/compiler/words';
import type { Site } from '@json-site/model/content-types';
import { addressBelow } from '@json-site/model/visitor';

// RFC 5545. Small enough for code of our own: a library would be a dependency of every site for eight properties.

const DAY = 86_400_000;

/** The longest line in bytes, without its end. */
const LONGEST_LINE = 75;

/** A text as a value: commas, semicolons and line breaks have a meaning in lists. Other control characters are none. */
const escaped = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** Folds a line that is too long: each further part begins with a space. No part ends inside a character. */
function folded(line: string): string {
  const parts = [''];
  let size = 0;
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (size + bytes > LONGEST_LINE) {
      parts.push(' ');
      size = 1;
    }
    parts[parts.length - 1] += character;
    size += bytes;
  }
  return parts.join('\r\n');
}

const digits = (iso: string) => iso.replace(/[-:]|\.\d+/g, '');

/** A moment in UTC. */
const moment = (instant: number) => digits(new Date(instant).toISOString());

/** A date, or a time in UTC. */
function dateProperty(name: string, iso: string, days = 0): string {
  const instant = instantOf(iso) ?? 0;
  if (iso.includes('T')) return `${name}:${moment(instant)}`;
  return `${name};VALUE=DATE:${digits(new Date(instant + days * DAY).toISOString().slice(0, 10))}`;
}

/** An event with its page. */
interface Entry {
  page: PageData;
  event: NonNullable<PageData['event']>;
}

/**
 * The lines of an event. Its id is that of its page, so that a calendar changes an event that it has. The stamp is its
 * last change that the content knows: the same content has the same bytes.
 */
function eventLines({ page, event }: Entry, { url }: Site): string[] {
  const { name, start, end, place, text } = event;
  const { host } = new URL(url);
  const id = addressBelow(url, page.path).slice(1);
  const isDay = !start.includes('T');
  // The end of a day, or of several, is the day after.
  const last = isDay ? (end ?? start) : end;
  const isEnd = last !== undefined && last.includes('T') !== isDay;
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${host}`,
    `DTSTAMP:${moment(instantOf((page.updated ?? page.date)?.iso) ?? 0)}`,
    dateProperty('DTSTART', start),
    ...(isEnd ? [dateProperty('DTEND', last, 1)] : []),
    `SUMMARY:${escaped(name)}`,
    ...(place === undefined ? [] : [`LOCATION:${escaped(place)}`]),
    ...(text === undefined ? [] : [`DESCRIPTION:${escaped(text)}`]),
    `URL:${encodeURI(url + page.path)}`,
    'END:VEVENT',
  ];
}

function calendar(entries: readonly Entry[], site: Site, title?: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(new URL(site.url).host)}//json-site//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    // Both names are in use: of the standard, and of what was before it.
    ...(title === undefined ? [] : [`NAME:${escaped(title)}`, `X-WR-CALNAME:${escaped(title)}`]),
    ...entries.flatMap((entry) => eventLines(entry, site)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** A file for each event, and the calendar of each page that has one: path without a leading slash → text. */
export function calendarFiles(
  site: Site,
  pages: readonly PageData[],
  sites: Compiled['sites'] = {},
): Record<string, string> {
  const entries = pages.flatMap((page): Entry[] => (page.event ? [{ page, event: page.event }] : []));
  const ofPages = entries.map(({ page, event }): [string, string] => [
    feedPath(page.path, 'events').slice(1),
    calendar([{ page, event }], site),
  ]);
  const calendars = pages.flatMap(({ path, language, calendar: own }): [string, string][] => {
    const below = entries.filter(({ page }) => parentOf(page.path) === path && page.language === language);
    if (!own || below.length === 0) return [];
    const sorted = below.toSorted((a, b) => compareDates(a.event.start, b.event.start, site.timeZone));
    const spoken = sites[language ?? ''] ?? site;
    return [[feedPath(path, 'events').slice(1), calendar(sorted, spoken, own.title)]];
  });
  return Object.fromEntries([...ofPages, ...calendars]);
}
