import { localTime } from '@json-site/model/visitor';

const FORM = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2}))?(Z|[+-](?:0\d|1[0-4]):[0-5]\d)?)?$/;

const MINUTE = 60_000;
const DAY_LENGTH = 1440 * MINUTE;

/** The difference of a time zone to UTC at a moment, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const { date, time } = localTime(instant, timeZone);
  return Date.parse(`${date}T${time}Z`) - Math.floor(instant / MINUTE) * MINUTE;
}

/** Whether a date has a time. Any other date is a day, the same one in every time zone. */
export const hasTime = (iso: unknown) => String(iso).includes('T');

/** Whether a date has a time and no zone: the clock of the site's time zone shows it. */
export const isLocal = (iso: unknown) => hasTime(iso) && FORM.exec(String(iso))?.[7] === undefined;

/**
 * Returns the milliseconds since 1970 of an ISO date, which begins at midnight UTC, or of a date and time; without a
 * zone, in this one. Undefined for any other text and for a date that does not exist, such as 30 February.
 */
export function instantOf(text: unknown, timeZone = 'UTC'): number | undefined {
  const [, year, month, day, hour = 0, minute = 0, second = 0] = FORM.exec(String(text)) ?? [];
  if (year === undefined || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  // JavaScript reads 30 February as 2 March.
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)) return undefined;
  if (!isLocal(text)) return Date.parse(String(text));
  const inUtc = Date.parse(`${text}Z`);
  // The difference may change between the two moments.
  return inUtc - offsetAt(inUtc - offsetAt(inUtc, timeZone), timeZone);
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Adds the zone to a time without one. Any other date stays as it is. */
export function withZone(iso: string, timeZone = 'UTC'): string {
  const instant = isLocal(iso) ? instantOf(iso, timeZone) : undefined;
  if (instant === undefined) return iso;
  const minutes = offsetAt(instant, timeZone) / MINUTE;
  const size = Math.abs(minutes);
  return `${iso}${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}

/** How a site shows dates. */
export interface DateStyle {
  language: string;
  /** The time zone of the site. Without one, times are in UTC, and say so. */
  timeZone: string | undefined;
}

/** Returns the day of a date, or of a time in a time zone. Undefined for any other value. */
export function dayOf(iso: unknown, timeZone = 'UTC'): string | undefined {
  const instant = instantOf(iso, timeZone);
  if (instant === undefined) return undefined;
  return hasTime(iso) ? localTime(instant, timeZone).date : String(iso);
}

/**
 * Compares two dates by the days that visitors read, and times of one day by the moment. A day without a time comes
 * before its times. Values that are no dates come first.
 */
export function compareDates(a: unknown, b: unknown, timeZone?: string): number {
  const [first = '', second = ''] = [dayOf(a, timeZone), dayOf(b, timeZone)];
  if (first !== second) return first < second ? -1 : 1;
  const [one, other] = [a, b].map((iso) =>
    hasTime(iso) ? (instantOf(iso, timeZone) ?? 0) : Number.NEGATIVE_INFINITY,
  );
  return one === other || one === undefined || other === undefined ? 0 : one - other;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(options: Intl.DateTimeFormatOptions, language: string): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, options);
  formats.set(key, format);
  return format;
}

const YEAR = { year: 'numeric' } as const;
const MONTH = { ...YEAR, month: 'long' } as const;
const DAY = { dateStyle: 'long' } as const;
const WEEKDAY = { ...MONTH, weekday: 'long', day: 'numeric' } as const;
const TIME = { timeStyle: 'short' } as const;

/** A part of the calendar under which a list has its records. */
export const PERIODS = { day: WEEKDAY, month: MONTH, year: YEAR } as const;

/** The language and the zone in which a date is written. */
function formatOf(iso: unknown, options: Intl.DateTimeFormatOptions, style: DateStyle) {
  const timeZone = (hasTime(iso) && style.timeZone) || 'UTC';
  return formatFor({ ...options, timeZone }, style.language);
}

function inWords(iso: unknown, options: Intl.DateTimeFormatOptions, style: DateStyle): string | undefined {
  const instant = instantOf(iso, style.timeZone);
  return instant === undefined ? undefined : formatOf(iso, options, style).format(instant);
}

/** The day, month or year of a date, as visitors read it. Undefined for any other value. */
export function periodInWords(
  iso: unknown,
  period: keyof typeof PERIODS,
  style: DateStyle,
): string | undefined {
  return inWords(iso, PERIODS[period], style);
}

/** Times without a zone are in UTC, and say so. */
const withZoneName = (text: string, iso: unknown, { timeZone }: DateStyle) =>
  hasTime(iso) && timeZone === undefined ? `${text} UTC` : text;

/**
 * The end of a date as a moment. Undefined without one, for a day and a time together, which have no common form, and
 * for an end that is not after the date.
 */
function endOf(iso: unknown, until: unknown, { timeZone }: DateStyle): number | undefined {
  if (until === undefined || hasTime(until) !== hasTime(iso)) return undefined;
  const [from, to] = [instantOf(iso, timeZone), instantOf(until, timeZone)];
  return from !== undefined && to !== undefined && to > from ? to : undefined;
}

/**
 * A date as visitors read it, with its time if it has one, and to its end if it has one. Undefined for any other value.
 */
export function dateInWords(iso: unknown, style: DateStyle, until?: unknown): string | undefined {
  const instant = instantOf(iso, style.timeZone);
  if (instant === undefined) return undefined;
  const format = formatOf(iso, hasTime(iso) ? { ...DAY, ...TIME } : DAY, style);
  const end = endOf(iso, until, style);
  const text = end === undefined ? format.format(instant) : format.formatRange(instant, end);
  return withZoneName(text, iso, style);
}

/** The time of a date, below its day: "19:30–21:00". Undefined for a day without a time. */
export function timeInWords(iso: unknown, style: DateStyle, until?: unknown): string | undefined {
  const instant = instantOf(iso, style.timeZone);
  if (instant === undefined || !hasTime(iso)) return undefined;
  const end = endOf(iso, until, style);
  if (end !== undefined && end - instant >= DAY_LENGTH) return dateInWords(iso, style, until);
  const format = formatOf(iso, TIME, style);
  const isSameDay = dayOf(iso, style.timeZone) === dayOf(until, style.timeZone);
  if (end === undefined) return withZoneName(format.format(instant), iso, style);
  // A range over midnight would have both dates.
  const text = isSameDay
    ? format.formatRange(instant, end)
    : `${format.format(instant)}–${format.format(end)}`;
  return withZoneName(text, iso, style);
}
