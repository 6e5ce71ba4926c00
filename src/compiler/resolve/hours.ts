import type { OpeningHours, OpeningTime } from '@json-site/model/model';
import type { JsonPath } from '@json-site/values/locations';
import { isObject } from '@json-site/values/objects';
import { at, sentence } from '../report/sentence.ts';
import { formatValue } from '../report/wording.ts';
import { DAYS, type WrittenObject } from '../schema/written-objects.ts';
import { type CompileContext, diagnosticAt, OMIT, type SourceLocation } from './compile-context.ts';
import { siteTimeZone } from './site-values.ts';

/** A Monday. */
const FIRST_DAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

interface WrittenTime {
  from: string;
  to: string;
}

type HoursData = WrittenObject<'hours'>;

type Report = (below: JsonPath, message: string, hint: string) => void;

/** When a time ends, on the clock of the day on which it begins: "26:00" is two hours after midnight. */
function endOf({ from, to }: WrittenTime): string {
  const [hours, minutes] = to.split(':');
  return to < from ? `${Number(hours) + 24}:${minutes}` : to;
}

/** What of a time is after midnight, on the clock of the next day. Undefined for a time that ends before. */
function afterMidnight({ from, to }: WrittenTime): WrittenTime | undefined {
  return to < from ? { from: '00:00', to } : undefined;
}

/** A longer time over midnight is a slip, such as "08:00" for "18:00". */
const LONGEST = 20;

/** The full hours of a time over midnight. Undefined for any other time. */
function hoursOf(time: WrittenTime): number | undefined {
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  return time.to > time.from ? undefined : Math.floor((minutes(endOf(time)) - minutes(time.from)) / 60);
}

const inWords = ({ from, to }: WrittenTime) => `${from}–${to}`;

/** Reports times without length, and times of one day that overlap. */
function checkTimes(
  times: readonly WrittenTime[],
  others: readonly WrittenTime[],
  path: JsonPath,
  report: Report,
) {
  for (const [index, time] of times.entries()) {
    const length = hoursOf(time);
    if (length !== undefined && (length === 0 || length >= LONGEST)) {
      const hint = 'A time before "from" is on the next day. The whole day is from "00:00" to "24:00".';
      const message = `is ${formatValue(time.to)}, ${length} hours after ${time.from}.`;
      report([...path, index, 'to'], message, hint);
      continue;
    }
    const earlier = [...others, ...times.slice(0, index)].find(
      (one) => time.from < endOf(one) && one.from < endOf(time),
    );
    if (!earlier) continue;
    const message = `(${inWords(time)}) overlaps ${inWords(earlier)} of the same day.`;
    report([...path, index], message, 'Write each time of a day once.');
  }
}

/** Reports times that begin while those of the day before last. */
function checkNights(week: HoursData['week'], report: Report): void {
  for (const [index, { days, times }] of week.entries()) {
    const before = days.map((day) => DAYS[(DAYS.indexOf(day) + DAYS.length - 1) % DAYS.length]);
    const nights = week
      .filter((one) => one.days.some((day) => before.includes(day)))
      .flatMap((one) => one.times);
    for (const [position, time] of times.entries()) {
      const night = nights.find((one) => time.from < (afterMidnight(one)?.to ?? ''));
      if (!night) continue;
      const message = `(${inWords(time)}) overlaps ${inWords(night)} of the day before.`;
      report(['week', index, 'times', position], message, 'Write each time once.');
    }
  }
}

function checkExceptions(exceptions: NonNullable<HoursData['exceptions']>, report: Report): void {
  for (const [index, { date, until, times = [] }] of exceptions.entries()) {
    checkTimes(times, [], ['exceptions', index, 'times'], report);
    if (until && until.iso <= date.iso) {
      const message = `is ${formatValue(until.iso)}, which is not after ${date.iso}.`;
      report(['exceptions', index, 'until'], message, 'Write the last day, or delete it if it is one day.');
    }
    const last = until?.iso ?? date.iso;
    const earlier = exceptions
      .slice(0, index)
      .find((one) => date.iso <= (one.until?.iso ?? one.date.iso) && one.date.iso <= last);
    if (!earlier) continue;
    const message = `is ${formatValue(date.iso)}, a day that the exception of ${earlier.date.iso} has too.`;
    report(['exceptions', index, 'date'], message, 'Write each day in one exception.');
  }
}

/** Whether no list lost an invalid item: then positions are those of the file. */
function isWhole(written: unknown, resolved: unknown): boolean {
  if (Array.isArray(written) && Array.isArray(resolved))
    return written.length === resolved.length && resolved.every((one, index) => isWhole(written[index], one));
  if (!isObject(written) || !isObject(resolved)) return true;
  return Object.entries(resolved).every(([name, one]) => isWhole(written[name], one));
}

/** Whether the hours make sense. The schema cannot compare them. */
function areConsistent(
  { week, exceptions = [] }: HoursData,
  location: SourceLocation,
  context: CompileContext,
) {
  let isCorrect = true;
  const report: Report = (below, message, hint) => {
    isCorrect = false;
    const jsonPath = [...location.jsonPath, ...below];
    const located = { ...location, jsonPath };
    context.report(diagnosticAt(located, 'invalid-hours', sentence`${at(jsonPath)} ${message}`, hint));
  };
  for (const [index, { days, times }] of week.entries()) {
    const others = week.slice(0, index).filter((one) => one.days.some((day) => days.includes(day)));
    checkTimes(
      times,
      others.flatMap((one) => one.times),
      ['week', index, 'times'],
      report,
    );
  }
  checkNights(week, report);
  checkExceptions(exceptions, report);
  return isCorrect;
}

/** The moment of a time on some day. NaN for any other text, which the schema reports. */
const instant = (time: string) => Date.parse(`2024-01-01T${time === '24:00' ? '00:00' : time}Z`);

/** Writes times as the language does: 9:30 am or 09:30. */
function timesIn(language: string): (times: readonly WrittenTime[]) => OpeningTime[] {
  const format = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' });
  const text = ({ from, to }: WrittenTime) => `${format.format(instant(from))}–${format.format(instant(to))}`;
  return (times) =>
    [...times]
      .sort((one, other) => (one.from < other.from ? -1 : 1))
      .map((time) => ({ from: time.from, to: time.to, text: text(time) }));
}

/** Turns opening hours into a week from Monday to Sunday, in the language of the site. */
export function resolveHours(
  written: Record<string, unknown>,
  data: WrittenObject<'hours'> | typeof OMIT,
  location: SourceLocation,
  context: CompileContext,
): OpeningHours | typeof OMIT {
  const timeZone = siteTimeZone(location, context) ?? 'UTC';
  if (data === OMIT) return OMIT;
  const all = [...data.week, ...(data.exceptions ?? [])].flatMap(({ times = [] }) => times);
  if (all.some(({ from, to }) => Number.isNaN(instant(from) + instant(to)))) return OMIT;
  if (isWhole(written, data) && !areConsistent(data, location, context)) return OMIT;
  const { language } = context.project;
  const dayName = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const shown = timesIn(language);
  return {
    timeZone,
    week: DAYS.map((day, index) => ({
      day: dayName.format(FIRST_DAY + index * DAY),
      times: shown(data.week.filter(({ days }) => days.includes(day)).flatMap(({ times }) => times)),
    })),
    exceptions: [...(data.exceptions ?? [])]
      .sort((one, other) => (one.date.iso < other.date.iso ? -1 : 1))
      .map(({ date, until, times = [], reason }) => ({
        first: date,
        ...(until && { last: until }),
        times: shown(times),
        ...(reason !== undefined && { reason }),
      })),
  };
}
