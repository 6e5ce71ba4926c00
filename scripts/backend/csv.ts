import { asText, type Submission } from './submissions.ts';

/** A sign with which a formula begins, also in the full-width and small forms that some programs read as the same. */
const SIGN = '[=+\\-@＝＋－＠﹦﹢﹣﹫−⁺⁻⁼₊₋₌]';

/** Characters that programs skip before a formula: space, invisible characters and quotation marks. */
const SKIPPED = '[\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}"]*';

/** A text that is a formula, or begins with a character that may begin another cell. */
const FORMULA = new RegExp(`^(?=[\\t\\r\\n]|${SKIPPED}${SIGN})`, 'u');

/**
 * A character before a formula within a text. A program that separates cells by another character than this file, or
 * that ignores the quotation marks around a cell, begins a cell there.
 */
const INNER_FORMULA = new RegExp(`([,;|\\t-\\r\\u0085\\u2028\\u2029])(?=${SKIPPED}${SIGN})`, 'gu');

/**
 * At the beginning of a file, it says that the file is UTF-8: without it, Excel reads the code page of the computer.
 */
export const BYTE_ORDER_MARK = '\ufeff';

/** Quotes a cell as RFC 4180 requires. Apostrophes keep spreadsheets from running it as a formula. */
function cell(value: unknown): string {
  const text = asText(value);
  // A number cannot be a formula: a negative one stays a number.
  const escaped = typeof value === 'number' ? text : text.replace(FORMULA, "'").replace(INNER_FORMULA, "$1'");
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}

/** Formats cells as a line of CSV (RFC 4180). */
export const csvLine = (cells: unknown[]): string => `${cells.map(cell).join(',')}\r\n`;

/** Formats the rows of one form as CSV. */
export const toCsv = (columns: string[], rows: Submission[]): string =>
  [columns, ...rows.map((row) => columns.map((column) => row[column]))].map(csvLine).join('');
