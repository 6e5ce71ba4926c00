import { formatStored } from './dates.ts';

/**
 * Converts `YYYY-MM-DD` to the language's date in words, such as 1 February 2027. Returns undefined for other text. Not
 * in the first script.
 */
export const describeDate = (stored: string, language: string): string | undefined =>
  formatStored(stored, language, 'long');
