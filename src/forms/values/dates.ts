import { pageLanguage } from './language.ts';

/** Dates are shown as they are stored: in the Gregorian calendar, with the digits 0 to 9. */
export const STORED_NOTATION = { calendar: 'gregory', numberingSystem: 'latn' } as const;

/** The time at which a stored date begins. Returns undefined if there is no such day. */
export function timeOf(stored: string): number | undefined {
  const date = new Date(stored);
  // 31 February would be 3 March.
  return date.toJSON() === `${stored}T00:00:00.000Z` ? date.getTime() : undefined;
}

/** Formats a stored date. Returns undefined for text that is not a date. */
export function formatStored(
  stored: string,
  language: string,
  dateStyle: 'full' | 'long' | 'short',
): string | undefined {
  const time = timeOf(stored);
  if (time === undefined) return undefined;
  const [year, month, day] = stored.split('-');
  const digits: Record<string, string | undefined> = dateStyle === 'short' ? { year, month, day } : { year };
  // A browser that does not know the language writes English.
  return new Intl.DateTimeFormat([language, 'en-GB'], { ...STORED_NOTATION, timeZone: 'UTC', dateStyle })
    .formatToParts(time)
    .map(({ type, value }) => digits[type] ?? value)
    .join('');
}

/** Converts `YYYY-MM-DD` to the language's date in numbers, such as 01/02/2027. Returns any other text unchanged. */
export function formatDate(stored: string, language = pageLanguage()): string {
  return formatStored(stored, language, 'short') ?? stored;
}

/**
 * Converts a stored date and time to the visitor's time zone and notation, such as 01/02/2027, 10:30. Returns any other
 * text unchanged.
 */
export function formatDateTime(stored: string): string {
  const date = new Date(stored);
  // Of what is no date, there is no JSON.
  if (!date.toJSON()) return stored;
  return date.toLocaleString([pageLanguage(), 'en-GB'], {
    ...STORED_NOTATION,
    dateStyle: 'short',
    timeStyle: 'short',
  });
}
