import { describe, expect, it } from 'vitest';
import { fc } from '../../../tests/support/fast-check.ts';
import { IS_FULL_RUN } from '../../../tests/support/full-run.ts';
import { words } from '../../../tests/support/words.ts';
import { formatDate } from './dates.ts';
import { describeDate } from './describe-date.ts';
import { parseDate } from './parse-date.ts';

const DAY = 86_400_000;
const LONG = words('January February March April May June July August September October November December');

const ordinal = (day: number) =>
  `${day}${day % 10 === 1 && day !== 11 ? 'st' : day % 10 === 2 && day !== 12 ? 'nd' : day % 10 === 3 && day !== 13 ? 'rd' : 'th'}`;

/** Every notation of a date that the form understands in British English, with one separator for all of them. */
function notationsOf(year: number, month: number, day: number): string[] {
  const two = (number: number) => String(number).padStart(2, '0');
  const name = LONG[month - 1] ?? '';
  const names = [
    name,
    name.slice(0, 3),
    name.toUpperCase(),
    `${name.slice(0, 3)}.`,
    ...(month === 9 ? ['Sept'] : []),
  ];
  const years = [String(year), two(year % 100)];
  const separators = ['/', '-', '.', ' ', ' / '];
  const inNumbers = years.flatMap((y) =>
    separators.flatMap((mark) => [[day, month, y].join(mark), [two(day), two(month), y].join(mark)]),
  );
  const inWords = years.flatMap((y) =>
    names.flatMap((month) => [
      `${day} ${month} ${y}`,
      `${day}-${month}-${y}`,
      `${ordinal(day)} ${month} ${y}`,
      `${ordinal(day)} of ${month}, ${y}`,
      `${month} ${day}, ${y}`,
    ]),
  );
  const yearFirst = ['-', '/', '.'].flatMap((mark) => [
    [year, two(month), two(day)].join(mark),
    [year, month, day].join(mark),
  ]);
  return [...inNumbers, ...inWords, ...yearFirst, ...years.map((y) => `${two(day)}${two(month)}${y}`)];
}

/** Every day from the first of January of a year to the end of another. */
function* everyDate(
  first: number,
  last: number,
): Generator<[iso: string, year: number, month: number, day: number]> {
  for (let time = Date.UTC(first); time < Date.UTC(last + 1); time += DAY) {
    const date = new Date(time);
    yield [date.toISOString().slice(0, 10), date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  }
}

describe('dates in British English', () => {
  it('parses every date from 2000 to 2099 in every notation to itself', () => {
    const wrong: string[] = [];
    let round = 0;
    for (const [iso, ...parts] of everyDate(2000, 2099)) {
      round += 1;
      const notations = notationsOf(...parts);
      // A quick run tries a thirtieth of them on each day, in turn.
      const tried = IS_FULL_RUN ? notations : notations.filter((_, index) => index % 30 === round % 30);
      wrong.push(...tried.filter((text) => parseDate(text, 'en-GB') !== iso));
    }
    expect(wrong).toEqual([]);
  });

  it('returns every date that does not exist unchanged, in every notation', () => {
    const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    const impossible = lengths.flatMap((length, index) => [
      ...notationsOf(2027, index + 1, length + 1),
      ...notationsOf(2028, index + 1, 0),
    ]);
    const months = [...notationsOf(2027, 13, 1), ...notationsOf(2027, 0, 1)].filter(
      (text) => !/[a-z]/i.test(text),
    );
    for (const text of [...impossible, ...months]) expect(parseDate(text, 'en-GB')).toBe(text);
  });

  it('parses nothing else', () => {
    const plain = (text: string) =>
      text
        .toLowerCase()
        .replace(/\s*[\s./,'-]\s*/g, ' ')
        .replace(/(?<=\d)(?=[a-z])|(?<=[a-z])(?=\d)/g, ' ')
        .trim();
    const piece = fc.oneof(
      fc.nat({ max: 40 }).map(String),
      fc.nat({ max: 3000 }).map(String),
      fc.constantFrom(...'/-. ,T+x\u0661', 'st', 'nd', 'of', ...LONG, 'Feb', 'Ju'),
    );
    const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, (typed) => {
        const parsed = parseDate(typed, 'en-GB');
        if (parsed === typed && !/^\d{4}-\d\d-\d\d$/.test(typed)) return;
        const [year = 0, month = 0, day = 0] = parsed.split('-').map(Number);
        // Zeros, ordinal endings and the position of the year do not change the date.
        const same = (text: string) =>
          plain(text)
            .replace(/\b0+(?=\d)|(?<=\d) (?:st|nd|rd|th)\b|\bof /g, '')
            .replaceAll('  ', ' ');
        const name = LONG[month - 1] ?? '';
        const yearFirst = [name, name.slice(0, 3)].map((text) => `${year} ${text} ${day}`);
        const known = [...notationsOf(year, month, day), ...yearFirst];
        expect(known.map(same)).toContain(same(typed));
      }),
      { numRuns: IS_FULL_RUN ? 5_000 : 500 },
    );
  });

  it.each([
    '',
    'next week',
    '27/3',
    '27/3/2',
    '27/3/202',
    '1//2/2027',
    '1/2/2027 10:00',
    '+1/2/2027',
    '5pm Feb 2027',
  ])('returns %j unchanged', (typed) => expect(parseDate(typed, 'en-GB')).toBe(typed));

  it('formats a stored date in numbers and in words', () => {
    expect(formatDate('2027-02-01', 'en-GB')).toBe('01/02/2027');
    expect(describeDate('2027-02-01', 'en-GB')).toBe('1 February 2027');
    expect(formatDate('next week', 'en-GB')).toBe('next week');
    expect(describeDate('next week', 'en-GB')).toBeUndefined();
    expect(describeDate('2027-02-31', 'en-GB')).toBeUndefined();
  });
});

describe.each(['en-US', 'cy', 'fr', 'de', 'es', 'pt', 'pl', 'nl', 'it', 'sv', 'hu', 'ja', 'ar'])(
  'dates in %s',
  (language) => {
    it('parses every date of a year as the language writes it, in numbers and in words', () => {
      for (const [iso] of everyDate(2028, 2028)) {
        expect(parseDate(formatDate(iso, language), language)).toBe(iso);
        expect(parseDate(describeDate(iso, language) ?? '', language)).toBe(iso);
      }
    });
  },
);

it.each([
  ['en-US', '2/1/2027'],
  ['fr', '1er fevrier 2027'],
  ['fr', '1 FÉVR. 27'],
  ['es', '1 de febrero de 2027'],
  ['cy', '1af Chwefror 2027'],
  ['sv', '1/2/2027'],
  ['sv', '27-02-01'],
])('in %s, %j is 1 February 2027', (language, typed) => {
  expect(parseDate(typed, language)).toBe('2027-02-01');
});
