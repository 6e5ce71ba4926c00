import { asciiForms } from './ascii-forms.ts';
import {
  type DatePart,
  type DateToken,
  type DateWords,
  dateTokens,
  dateWordsOf,
  type Meanings,
} from './date-words.ts';
import { timeOf } from './dates.ts';
import { knownPageLanguage } from './known-page-language.ts';

/** Intl has no ordinal numbers and never links with “of”, so these are listed: 1st of February, 1er, 1af, 1º. */
const ORDINAL_ENDINGS = /^(?:st|nd|rd|th|er|e|af|ail|il|ydd|fed|eg|ain|[ºª°])$/;
const OF = 'of';

const DAY_FIRST: DatePart[] = ['day', 'month', 'year'];
const MONTH_FIRST: DatePart[] = ['month', 'day', 'year'];
const YEAR_FIRST: DatePart[] = ['year', 'month', 'day'];

/** A year of two digits is at most so many years in the future. 5/3/80 is more likely a date of birth. */
const YEARS_AHEAD = 10;

const CENTURY = 100;

/** The words of a typed date, without those that mean nothing in it. */
interface Word extends Meanings {
  /** Whether it means nothing beside a month with a name: “of”, the ending of an ordinal number. */
  isFiller: boolean;
}

/** A number of a typed date, or a word. */
type Piece = string | Word;

const isWord = (piece: Piece): piece is Word => typeof piece !== 'string';

const NO_MEANING: Meanings = { months: new Set(), weekdays: new Set(), isLink: false };

/**
 * Splits text into its numbers and words. Returns undefined if it contains anything else, or two separators in a row.
 */
function tokensOf(typed: string): DateToken[] | undefined {
  const tokens = dateTokens(typed);
  let end = 0;
  let before = 'separator';
  for (const { kind, index, length } of tokens) {
    if (index !== end || (kind === 'separator' && before === kind)) return undefined;
    end += length;
    before = kind;
  }
  return end === typed.length ? tokens.filter(({ kind }) => kind !== 'separator') : undefined;
}

/** The piece that begins at an index, and its number of tokens. Names of several words come first: “Mwedi wa Tatu”. */
function pieceAt(tokens: readonly DateToken[], index: number, words: DateWords): [Piece, length: number] {
  for (let length = words.longestName; length > 1; length--) {
    const name = index + length <= tokens.length && words.find(tokens.slice(index, index + length));
    if (name) return [{ ...name, isFiller: false }, length];
  }
  const { text = '', kind = 'word' } = tokens[index] ?? {};
  if (kind === 'number') return [text, 1];
  const isOrdinal = ORDINAL_ENDINGS.test(text) && /^\d\d?$/.test(tokens[index - 1]?.text ?? '');
  const isOf = text === OF && index > 0 && index < tokens.length - 1;
  const meanings = words.find(tokens.slice(index, index + 1)) ?? NO_MEANING;
  return [{ ...meanings, isFiller: isOrdinal || isOf }, 1];
}

function piecesOf(typed: string, words: DateWords): Piece[] {
  const tokens = tokensOf(typed) ?? [];
  const pieces: Piece[] = [];
  for (let index = 0; index < tokens.length; ) {
    const [piece, length] = pieceAt(tokens, index, words);
    pieces.push(piece);
    index += length;
  }
  return pieces;
}

/** Adds the century to a year of two digits. */
function fullYear(year: string): string {
  if (year.length !== 2) return year;
  const latest = new Date().getFullYear() + YEARS_AHEAD;
  return String(latest - ((latest - Number(year)) % CENTURY));
}

/** Converts the parts of a date to `YYYY-MM-DD`. Returns undefined if there is no such day. */
function toDate(order: readonly DatePart[], parts: readonly string[]): string | undefined {
  const {
    day = '',
    month = '',
    year = '',
  } = Object.fromEntries(order.map((part, index) => [part, parts[index]]));
  if (!/^\d\d?$/.test(day) || !/^\d\d?$/.test(month) || !/^(?:\d\d){1,2}$/.test(year)) return undefined;
  const date = `${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return timeOf(date) === undefined ? undefined : date;
}

/** Reads a date in numbers. */
function dateInNumbers(numbers: readonly string[], { order }: DateWords): string | undefined {
  const isYearFirst = order[0] === 'year';
  const inOneNumber = isYearFirst ? /^(\d{4}|\d\d)(\d\d)(\d\d)$/ : /^(\d\d)(\d\d)(\d{4}|\d\d)$/;
  const [, ...joined] = (numbers.length === 1 && inOneNumber.exec(numbers[0] ?? '')) || [];
  const parts = joined.length > 0 ? joined : numbers;
  if (parts.length !== 3) return undefined;
  if (parts[0]?.length === 4) return toDate(YEAR_FIRST, parts);
  return toDate(isYearFirst && parts[2]?.length === 4 ? DAY_FIRST : order, parts);
}

/** Reads a date whose month has a name, in the order of the language or else in another usual one. */
function dateInWords(parts: readonly string[], place: number, words: DateWords): string | undefined {
  if (parts.length !== 3) return undefined;
  const year = parts.findIndex((part) => part.length === 4);
  const order = [...words.ordersInWords, DAY_FIRST, MONTH_FIRST, YEAR_FIRST].find(
    (one) => one[place] === 'month' && (year < 0 || one[year] === 'year'),
  );
  return order && toDate(order, parts);
}

/**
 * Every date that the pieces can mean: a word can be the name of a month and of a day of the week. The name of two
 * months is that of none.
 */
function* readings(pieces: readonly Piece[], words: DateWords): Generator<string> {
  const choices = pieces.flatMap((piece) =>
    isWord(piece) && piece.months.size === 1 ? [...piece.months].map((month) => ({ piece, month })) : [],
  );
  for (const { piece: named, month } of [...choices, { piece: undefined, month: 0 }]) {
    const parts = pieces.filter((piece) => piece === named || !isWord(piece));
    const texts = parts.map((part) => (isWord(part) ? String(month) : part));
    const date = named ? dateInWords(texts, parts.indexOf(named), words) : dateInNumbers(texts, words);
    if (!date) continue;
    const others = pieces
      .filter(isWord)
      .filter((one) => one !== named && !one.isLink && !(named && one.isFiller));
    const weekday = new Date(date).getUTCDay();
    if (others.length < 2 && others.every(({ weekdays }) => weekdays.has(weekday))) yield date;
  }
}

/**
 * Converts a date in any usual notation of the language to `YYYY-MM-DD`: 1/2/27, 01.02.2027, 01022027, 2027-02-01,
 * 1 Feb 2027, Monday 1st of February 2027. Returns text that is not a date, or that can mean two, unchanged; validation
 * then reports it.
 */
export function parseDate(typed: string, language = knownPageLanguage()): string {
  // An empty form must not learn the names of the months while it hydrates.
  if (typed === '') return typed;
  const words = dateWordsOf(language);
  const text = asciiForms(typed)
    .trim()
    .replace(/[.,)]$/, '');
  const [date = typed, ...others] = new Set(readings(piecesOf(text, words), words));
  return others.length > 0 ? typed : date;
}
