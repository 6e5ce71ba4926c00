import { localTime } from '../visitor/local-time.ts';

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

/** Returns the day of a date, or of a time in a time zone. Undefined for any other value. */
export function dayOf(iso: unknown, timeZone: string): string | undefined {
  const instant = instantOf(iso);
  if (instant === undefined) return undefined;
  return String(iso).includes('T') ? localTime(instant, timeZone).date : String(iso);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(language: string): Intl.DateTimeFormat {
  const format =
    formats.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(language, format);
  return format;
}

/** The month or year of an ISO date, in a language and in UTC. */
export function periodInWords(iso: string, period: 'month' | 'year', language: string): string {
  const parts = {
    year: 'numeric',
    timeZone: 'UTC',
    ...(period === 'month' && { month: 'long' as const }),
  } as const;
  return new Intl.DateTimeFormat(language, parts).format(Date.parse(iso));
}

/** Formats an ISO date in a language and in UTC. Undefined for any other value. */
export function dateInWords(iso: unknown, language: string): string | undefined {
  const instant = instantOf(iso);
  return instant === undefined ? undefined : formatFor(language).format(instant);
}
