import { pageLanguage } from './language.ts';

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
  options: Intl.DateTimeFormatOptions,
): string | undefined {
  const time = timeOf(stored);
  if (time === undefined) return undefined;
  const latin = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' };
  // A browser that does not know the language writes English.
  return new Intl.DateTimeFormat([language, 'en-GB'], { ...latin, ...options }).format(time);
}

/** Converts `YYYY-MM-DD` to the language's date in numbers, such as 01/02/2027. Returns any other text unchanged. */
export function formatDate(stored: string, language = pageLanguage()): string {
  return formatStored(stored, language, { day: '2-digit', month: '2-digit', year: 'numeric' }) ?? stored;
}

/** Converts a stored date and time to the visitor's time zone and notation, such as 01/02/2027, 10:30. Returns any other text unchanged. */
export function formatDateTime(stored: string): string {
  const date = new Date(stored);
  // Of what is no date, there is no JSON.
  if (!date.toJSON()) return stored;
  return date.toLocaleString([pageLanguage(), 'en-GB'], { dateStyle: 'short', timeStyle: 'short' });
}
