import { localTime } from '@json-site/model/visitor';

const FORM = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2}))?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d))?$/;

/**
 * Returns the milliseconds since 1970 of an ISO date, which begins at midnight UTC, or of a date and time with a zone.
 * Undefined for any other text and for a date that does not exist, such as 30 February.
 */
export function instantOf(text: unknown): number | undefined {
  const [, year, month, day, hour = 0, minute = 0, second = 0] = FORM.exec(String(text)) ?? [];
  if (year === undefined || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  // JavaScript reads 30 February as 2 March.
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)) return undefined;
  return Date.parse(String(text));
}

/** How a site shows dates. */
export interface DateStyle {
  language: string;
  /** The time zone of the site. Without one, times are in UTC, and say so. */
  timeZone: string | undefined;
}

/** Whether a date has a time. Any other date is a day, the same one in every time zone. */
export const hasTime = (iso: unknown) => String(iso).includes('T');

/** Returns the day of a date, or of a time in a time zone. Undefined for any other value. */
export function dayOf(iso: unknown, timeZone = 'UTC'): string | undefined {
  const instant = instantOf(iso);
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
  const [one, other] = [a, b].map((iso) => (hasTime(iso) ? (instantOf(iso) ?? 0) : Number.NEGATIVE_INFINITY));
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
const TIME = { ...DAY, timeStyle: 'short' } as const;

function inWords(iso: unknown, options: Intl.DateTimeFormatOptions, style: DateStyle): string | undefined {
  const instant = instantOf(iso);
  const timeZone = (hasTime(iso) && style.timeZone) || 'UTC';
  return instant === undefined
    ? undefined
    : formatFor({ ...options, timeZone }, style.language).format(instant);
}

/** The month or year of a date, as visitors read it. Undefined for any other value. */
export function periodInWords(iso: unknown, period: 'month' | 'year', style: DateStyle): string | undefined {
  return inWords(iso, period === 'month' ? MONTH : YEAR, style);
}

/** A date as visitors read it, with its time if it has one. Undefined for any other value. */
export function dateInWords(iso: unknown, style: DateStyle): string | undefined {
  if (!hasTime(iso)) return inWords(iso, DAY, style);
  const text = inWords(iso, TIME, style);
  return text === undefined || style.timeZone !== undefined ? text : `${text} UTC`;
}
