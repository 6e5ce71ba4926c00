import { asciiForms } from './ascii-forms.ts';
import { STORED_NOTATION } from './dates.ts';

export type DatePart = 'day' | 'month' | 'year';

/** The meanings of a word, or of several in a row. */
export interface Meanings {
  months: ReadonlySet<number>;
  /** 0 is Sunday. */
  weekdays: ReadonlySet<number>;
  /** Whether it only links the parts of a date, such as the two “de” of Spanish dates and “年” of Japanese ones. */
  isLink: boolean;
}

/** How a language writes dates, as Intl does it. */
export interface DateWords {
  /** Returns the meanings of a word, of an abbreviation, or of several words in a row. */
  find: (words: readonly DateToken[]) => Meanings | undefined;
  /** The greatest number of words, numbers included, of a name: “tháng 3”, “mwezi wa kwanza”. */
  longestName: number;
  /** The order of a date in numbers. */
  order: DatePart[];
  /** The orders of a date in words: with the day of the week it can be another one. */
  ordersInWords: DatePart[][];
}

/** Tibetan syllables end with a mark, and some Persian and Indian words contain characters without a width. */
const LETTERS = String.raw`[\p{L}\p{M}\u0f0b\u0f0c\u200c\u200d]+`;

/** The end of an abbreviation, also in Hindi, Hebrew and Sanskrit. */
const ABBREVIATION = "[.'’॰׳:]";

/** A number, a word, and what separates them. The full stop of an ordinal number can be followed by a comma. */
const DATE_TOKEN = new RegExp(
  String.raw`(?<number>\d+)|(?<word>${LETTERS}(?:['’]${LETTERS})*${ABBREVIATION}?|°)|\s*(?:[.)],(?=\s*\p{L})|[./,'’‐‑–−()#،⹁߸٫٬፣、·-])\s*|\s+`,
  'gu',
);

/** Removes from a word what does not change it: capitals, apostrophes, the end of an abbreviation. */
const normalized = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFC')
    .replace(/[.'’ʼʻ॰׳:\u200c\u200d]/g, '');

/** The key of words in the vocabulary. A name can contain a number: “tháng 3”. */
const keyOf = (words: readonly DateToken[]) =>
  words.map(({ text }) => text.replace(/^0+(?=\d)/, '')).join(' ');

/** Removes accents. In scripts of India the vowels are marks too, and without them June is January. */
const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replace(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu, '$1')
    .replaceAll('ı', 'i');

/** An abbreviation of a name has at least so many characters. */
const MIN_ABBREVIATION = 3;

const FORMATS: Intl.DateTimeFormatOptions[] = [
  { dateStyle: 'full' },
  { dateStyle: 'long' },
  { dateStyle: 'medium' },
  { dateStyle: 'short' },
  // Some languages inflect the name of a month in a date.
  { month: 'long' },
  { month: 'short' },
  { month: 'long', year: 'numeric' },
  { month: 'short', day: 'numeric' },
  { weekday: 'short' },
];

interface Entry {
  months: Set<number>;
  weekdays: Set<number>;
  isLink: boolean;
}

/** Words and their meanings, as they are written and without accents. */
class Vocabulary {
  private readonly written = new Map<string, Entry>();
  private readonly plain = new Map<string, Entry>();
  longestName = 1;

  add(words: readonly DateToken[], type: string, date: Date): void {
    const text = keyOf(words);
    if (!/\p{L}/u.test(text)) return;
    this.longestName = Math.max(this.longestName, words.length);
    for (const [map, key] of [[this.written, text] as const, [this.plain, withoutAccents(text)] as const]) {
      const entry = map.get(key) ?? { months: new Set(), weekdays: new Set(), isLink: false };
      map.set(key, entry);
      if (type === 'month') entry.months.add(date.getUTCMonth() + 1);
      else if (type === 'weekday') entry.weekdays.add(date.getUTCDay());
      else entry.isLink = true;
    }
  }

  find(words: readonly DateToken[]): Meanings | undefined {
    const text = keyOf(words);
    const written = this.written.get(text);
    if (written) return written;
    const start = withoutAccents(text);
    const known = this.plain.get(start);
    if (known || words.length > 1 || text.length < MIN_ABBREVIATION) return known;
    const alike = [...this.plain].flatMap(([name, entry]) => (name.startsWith(start) ? [entry] : []));
    if (alike.length === 0) return undefined;
    return {
      months: new Set(alike.flatMap(({ months }) => [...months])),
      weekdays: new Set(alike.flatMap(({ weekdays }) => [...weekdays])),
      isLink: false,
    };
  }
}

/** A number or a word, normalized, or what separates them. */
export interface DateToken {
  text: string;
  kind: 'number' | 'word' | 'separator';
  index: number;
  length: number;
}

/** Splits text. Leaves out what can be no part of a date. */
export function dateTokens(text: string): DateToken[] {
  return [...text.matchAll(DATE_TOKEN)].map(({ 0: token, index, groups = {} }) => ({
    text: normalized(token),
    kind: groups['number'] ? 'number' : groups['word'] ? 'word' : 'separator',
    index,
    length: token.length,
  }));
}

/** Adds the words of a date that Intl has written. */
function learn(vocabulary: Vocabulary, parts: readonly Intl.DateTimeFormatPart[], date: Date): void {
  // One character for each of the text: the part that contains it.
  const types: string[] = [];
  let text = '';
  for (const { type, value } of parts) {
    const plain = asciiForms(value);
    text += plain;
    types.push(...Array.from({ length: plain.length }, () => type));
  }
  let name: DateToken[] = [];
  let nameType = '';
  const finish = () => {
    if (name.length > 0) vocabulary.add(name, nameType, date);
    name = [];
  };
  for (const token of dateTokens(text)) {
    const inside = types.slice(token.index, token.index + token.length);
    // A word that begins with a link, such as “במרץ” (“in March”), is a name.
    const type = ['month', 'weekday'].find((one) => inside.includes(one)) ?? '';
    if (token.kind === 'separator') continue;
    if (type !== nameType) finish();
    nameType = type;
    if (type) name.push(token);
    else if (token.kind === 'word') vocabulary.add([token], 'link', date);
  }
  finish();
}

const orderOf = (parts: readonly Intl.DateTimeFormatPart[]) =>
  parts.flatMap(({ type }): DatePart[] =>
    type === 'day' || type === 'month' || type === 'year' ? [type] : [],
  );

/** The first days of the months of this year are on every day of the week. */
const YEAR = 2027;

function readDateWords(language: string): DateWords {
  const vocabulary = new Vocabulary();
  const orders = FORMATS.map((options) => {
    const format = new Intl.DateTimeFormat(language, { ...STORED_NOTATION, timeZone: 'UTC', ...options });
    for (let month = 0; month < 12; month++) {
      const date = new Date(Date.UTC(YEAR, month));
      learn(vocabulary, format.formatToParts(date), date);
    }
    return orderOf(format.formatToParts(0));
  });
  const [full = [], long = [], , order = []] = orders;
  const { longestName } = vocabulary;
  return { find: (words) => vocabulary.find(words), longestName, order, ordersInWords: [long, full] };
}

const known = new Map<string, DateWords>();

/** To learn the words of a language takes some milliseconds. */
export function dateWordsOf(language: string): DateWords {
  const words = known.get(language) ?? readDateWords(language);
  known.set(language, words);
  return words;
}
