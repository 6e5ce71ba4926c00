import { timeOf } from './dates.ts';
import { knownPageLanguage } from './known-page-language.ts';

/** The notation of dates in a language, as Intl describes it. */
interface Notation {
  /** The names of each month, long and short. */
  months: string[][];
  /** Words between the parts of a long date, such as the two “de” of Spanish dates. */
  linkingWords: Set<string>;
  /** The order of a date in numbers. */
  order: DatePart[];
}

type DatePart = 'day' | 'month' | 'year';

/** Intl has no ordinal numbers and never links with “of”, so these are listed: 1st of February, 1er, 1af, 1º. */
const ORDINAL_ENDINGS = /^(?:st|nd|rd|th|er|e|af|ail|il|ydd|fed|eg|ain|[ºª°])$/;
const OF = 'of';

const DAY_FIRST: DatePart[] = ['day', 'month', 'year'];

/** Two-digit years belong to this century. */
const CENTURY = 2000;

/** Intl adds these to dates of languages that are written from right to left. */
const DIRECTION_MARKS = /[\u200e\u200f]/g;

/** A date's parts: numbers, words, and what separates them. */
const TOKEN = /(?<number>\d+)|(?<word>[\p{L}\p{M}]+\.?|°)|\s*[./,'’‐‑–−-]\s*|\s+/gu;

const plain = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '');

function readNotation(language: string): Notation {
  /** A function that splits the first day of a month. To create a format takes long; to use it does not. */
  const splitter = (options: Intl.DateTimeFormatOptions) => {
    const latin = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' };
    const format = new Intl.DateTimeFormat(language, { ...latin, ...options });
    return (month = 0) => format.formatToParts(Date.UTC(CENTURY, month));
  };
  // Some languages inflect the name of a month in a date.
  const named = (['long', 'short'] as const).flatMap((month) => [
    splitter({ month }),
    splitter({ month, day: 'numeric' }),
  ]);
  const monthNames = (month: number) =>
    named
      .flatMap((split) => split(month))
      .filter(({ type }) => type === 'month')
      .map(({ value }) => plain(value));
  const literals = splitter({ dateStyle: 'long' })().filter(({ type }) => type === 'literal');
  return {
    months: Array.from({ length: 12 }, (_, month) => monthNames(month)),
    linkingWords: new Set(literals.flatMap(({ value }) => value.match(/\p{L}+/gu) ?? []).map(plain)),
    order: splitter({ dateStyle: 'short' })().flatMap(({ type }) =>
      type === 'day' || type === 'month' || type === 'year' ? [type] : [],
    ),
  };
}

const notations = new Map<string, Notation>();

function notationOf(language: string): Notation {
  const notation = notations.get(language) ?? readNotation(language);
  notations.set(language, notation);
  return notation;
}

/** The number of a month by its name, or by the start of its name if no other month starts alike. */
function monthOf(word: string, { months }: Notation): string | undefined {
  const name = plain(word);
  const equal = months.findIndex((names) => names.includes(name));
  const alike = months.flatMap((names, month) =>
    names.some((full) => full.startsWith(name)) ? [month] : [],
  );
  const month = equal < 0 && name.length > 2 && alike.length === 1 ? alike[0] : equal;
  return month === undefined || month < 0 ? undefined : String(month + 1);
}

/** Splits text into its numbers and words. Returns undefined if it contains anything else. */
function split(typed: string): { texts: string[]; shape: string } | undefined {
  const texts: string[] = [];
  let shape = '';
  let end = 0;
  for (const { 0: text, index, groups = {} } of typed.matchAll(TOKEN)) {
    const kind = groups['number'] ? 'n' : groups['word'] ? 'w' : '-';
    if (index !== end || (kind === '-' && (shape === '' || shape.endsWith('-')))) return undefined;
    end += text.length;
    shape += kind;
    texts.push(text);
  }
  return end === typed.length ? { texts, shape } : undefined;
}

/** Finds day, month and year in the parts of a date, in the order in which the language writes them. */
function findParts(typed: string, notation: Notation): Partial<Record<DatePart, string>> {
  const { texts, shape } = split(typed) ?? { texts: [], shape: '' };
  const isNamed = texts.some((text, index) => shape[index] === 'w' && monthOf(text, notation));
  const parts = texts.filter((text, index) => {
    if (shape[index] === '-') return false;
    if (shape[index] === 'n') return true;
    const isOrdinal = /^\d\d?$/.test(texts[index - 1] ?? '') && ORDINAL_ENDINGS.test(text.toLowerCase());
    const isOf = index > 0 && /[nw]/.test(shape.slice(index + 1)) && plain(text) === OF;
    if (isNamed && (isOrdinal || isOf)) return false;
    return index === 0 || !notation.linkingWords.has(plain(text));
  });
  const { order } = notation;
  const inOneNumber = order[0] === 'year' ? /^(\d{4}|\d\d)(\d\d)(\d\d)$/ : /^(\d\d)(\d\d)(\d{4}|\d\d)$/;
  const [, ...joined] = (parts.length === 1 && inOneNumber.exec(parts[0] ?? '')) || [];
  const [first = '', second = '', third = '', ...rest] = joined.length > 0 ? joined : parts;
  if (!third || rest.length > 0) return {};
  if (isNamed) {
    if (monthOf(first, notation)) return { month: monthOf(first, notation) ?? '', day: second, year: third };
    const month = monthOf(second, notation) ?? '';
    return first.length === 4 ? { year: first, month, day: third } : { day: first, month, year: third };
  }
  if (first.length === 4) return { year: first, month: second, day: third };
  const isYearLast = third.length === 4 && order[0] === 'year';
  const inOrder = isYearLast ? DAY_FIRST : order;
  return Object.fromEntries(inOrder.map((part, index) => [part, [first, second, third][index]]));
}

/**
 * Converts a date in any usual notation of the language to `YYYY-MM-DD`: 1/2/27, 01.02.2027, 01022027, 2027-02-01,
 * 1 Feb 2027, 1st of February 2027. Two-digit years are those of 2000 to 2099. Returns text that is not a date
 * unchanged; validation then reports it.
 */
export function parseDate(typed: string, language = knownPageLanguage()): string {
  // An empty form must not learn the names of the months while it hydrates.
  if (typed === '') return typed;
  const {
    day = '',
    month = '',
    year = '',
  } = findParts(typed.replace(DIRECTION_MARKS, '').trim().replace(/[.,]$/, ''), notationOf(language));
  if (!/^\d\d?$/.test(day) || !/^\d\d?$/.test(month) || !/^(?:\d\d|[1-9]\d{3})$/.test(year)) return typed;
  const fullYear = year.length === 2 ? String(CENTURY + Number(year)) : year;
  const date = `${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return timeOf(date) === undefined ? typed : date;
}
