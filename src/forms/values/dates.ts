import { pageLanguage } from './language.ts';

/** The time at which a stored date begins. Returns undefined if there is no such day. */
export function timeOf(stored: string): number | undefined {
  const time = /^\d{4}-\d\d-\d\d$/.test(stored) ? Date.parse(stored) : Number.NaN;
  // Date.parse accepts 31 February as 3 March.
  return Number.isNaN(time) || new Date(time).getUTCDate() !== Number(stored.slice(8)) ? undefined : time;
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
