import { describe, expect, it } from 'vitest';
import { fc } from '../../../tests/support/fast-check.ts';
import { IS_FULL_RUN } from '../../../tests/support/full-run.ts';
import { words } from '../../../tests/support/words.ts';
import { asciiForms } from './ascii-forms.ts';
import { formatDate, formatStored } from './dates.ts';
import { describeDate } from './describe-date.ts';
import { parseDate } from './parse-date.ts';

const DAY = 86_400_000;

/** A year of two digits is at most so many years in the future. */
const YEARS_AHEAD = 10;

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
  return [
    ...inNumbers,
    ...inWords,
    ...yearFirst,
    ...[...years, String(year).padStart(4, '0')].map((y) => `${two(day)}${two(month)}${y}`),
  ];
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
  it('parses every date of a century in every notation to itself', () => {
    const wrong: string[] = [];
    let round = 0;
    const latest = new Date().getFullYear() + YEARS_AHEAD;
    for (const [iso, ...parts] of everyDate(latest - 99, latest)) {
      round += 1;
      // A quick run tries a thirtieth of them on every third day, in turn.
      if (!IS_FULL_RUN && round % 3 > 0) continue;
      const notations = notationsOf(...parts);
      const tried = IS_FULL_RUN ? notations : notations.filter((_, index) => index % 30 === (round / 3) % 30);
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
      asciiForms(text)
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
    '32 January 27',
    'Saturday 5 March 2027',
    'Friday Friday 5 March 2027',
    '5 March April 2027',
  ])('returns %j unchanged', (typed) => expect(parseDate(typed, 'en-GB')).toBe(typed));

  it('formats a stored date in numbers and in words', () => {
    expect(formatDate('2027-02-01', 'en-GB')).toBe('01/02/2027');
    expect(describeDate('2027-02-01', 'en-GB')).toBe('1 February 2027');
    expect(formatDate('next week', 'en-GB')).toBe('next week');
    expect(describeDate('next week', 'en-GB')).toBeUndefined();
    expect(describeDate('2027-02-31', 'en-GB')).toBeUndefined();
  });
});

/** The tag of every language that Intl knows, from all codes of two and three letters. */
function everyLanguage(): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const codes = letters.flatMap((one) => letters.map((other) => one + other));
  const tags = [...codes, ...codes.flatMap((code) => letters.map((letter) => code + letter))];
  return [...new Set(Intl.DateTimeFormat.supportedLocalesOf(tags))];
}

/** Languages as other regions and scripts write them. */
const VARIANTS = words(
  'en-US en-CA en-ZA en-IN fr-CA fr-CH de-AT de-CH es-US pt-PT nl-BE sv-FI zh-Hant zh-HK ar-EG ar-SA ar-MA fa-AF ur-IN ' +
    'ff-Adlm pa-Arab sr-Cyrl-ME uz-Cyrl vai-Latn yue-Hans ks-Deva th-u-ca-buddhist fa-u-nu-arabext bn-u-nu-beng',
);

/** The date in numbers and with its day of the week. */
function otherNotations(iso: string, language: string): string[] {
  const inNumbers = formatDate(iso, language);
  return [
    inNumbers,
    formatStored(iso, language, 'full') ?? '',
    // A phone's keyboard for numbers has a full stop or a comma, and not always a slash.
    inNumbers.replace(/\D+/g, '.').replace(/\.$/, ''),
    inNumbers.replace(/\D+/g, ',').replace(/,$/, ''),
    inNumbers.replace(/\D/g, ''),
  ];
}

it('parses a date of every month as each language writes it', () => {
  const wrong: string[] = [];
  for (const [index, language] of [...everyLanguage(), ...VARIANTS].entries()) {
    // To create a format takes long, so a quick run has fewer languages of the many that Intl knows.
    if (!IS_FULL_RUN && index % 3 > 0 && !VARIANTS.includes(language)) continue;
    for (let month = 1; month <= 12; month++) {
      const year = 1000 + ((index * 37 + month * 733) % 9000);
      const day = ((index * 7 + month * 5) % 28) + 1;
      const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
      // To create a format takes long, so a quick run has fewer of the notations without the name of a month.
      const hasAll = IS_FULL_RUN || index % 6 === month % 6;
      const shown = [describeDate(iso, language) ?? '', ...(hasAll ? otherNotations(iso, language) : [])];
      wrong.push(
        ...shown.filter((text) => parseDate(text, language) !== iso).map((text) => `${language} ${text}`),
      );
    }
  }
  expect(wrong).toEqual([]);
});

it('parses the digits of every script', () => {
  const digits = [...everyCharacter(/\p{Nd}/u)];
  expect(digits.length % 10).toBe(0);
  expect(digits.map(asciiForms)).toEqual(digits.map((_, index) => String(index % 10)));
  expect(parseDate('２０２７／３／５', 'ja')).toBe('2027-03-05');
  expect(parseDate('５/３/２０２７', 'en-GB')).toBe('2027-03-05');
  expect(parseDate('٥‏/٣‏/٢٠٢٧', 'ar-EG')).toBe('2027-03-05');
  expect(parseDate('۲۰۲۷٫۳٫۵', 'fa')).toBe('2027-03-05');
  expect(parseDate('५ मार्च २०२७', 'hi')).toBe('2027-03-05');
});

function* everyCharacter(pattern: RegExp): Generator<string> {
  for (let code = 0; code <= 0x10ffff; code++) {
    const character = String.fromCodePoint(code);
    if (pattern.test(character)) yield character;
  }
}

it.each([
  ['en-US', '2/1/2027'],
  ['fr', '1er fevrier 2027'],
  ['fr', '1 FÉVR. 27'],
  ['es', '1 de febrero de 2027'],
  ['cy', '1af Chwefror 2027'],
  ['sv', '1/2/2027'],
  ['sv', '27-02-01'],
  ['en-GB', 'Monday 1 February 2027'],
  ['en-GB', 'mon, 1st of feb 2027'],
  ['en-GB', 'Mon 1/2/27'],
  ['es', 'lun 1 feb 2027'],
  ['es', 'lun. 1 feb 2027'],
  ['he', '1 פברואר 2027'],
  ['vi', '1 tháng 02 năm 2027'],
  ['hu', '27. febr. 1.'],
  ['tr', '1 ŞUBAT 2027 PAZARTESİ'],
  ['tr', '1 subat 2027'],
  ['uk', 'понеділок, 1 лютого 2027'],
])('in %s, %j is 1 February 2027', (language, typed) => {
  expect(parseDate(typed, language)).toBe('2027-02-01');
});

it.each([
  ['bn', '1 জুন, 2027', '2027-06-01'],
  ['bn', '1 জানু, 2027', '2027-01-01'],
  ['hi', '1 जून 2027', '2027-06-01'],
  ['hi', '1 जुलाई 2027', '2027-07-01'],
])('in %s, %j is %s', (language, typed, expected) => {
  expect(parseDate(typed, language)).toBe(expected);
});

it.each([
  ['bn', '1 জন, 2027'],
  ['en-GB', '1 Ju 2027'],
  // Maaliskuu (March) and marraskuu (November) both begin so.
  ['fi', '1 ma 2027'],
  ['lt', '5 rug 2027'],
  ['cs', '31 čer 2027'],
])('in %s, %j is no date: no month is meant, or one of two', (language, typed) => {
  expect(parseDate(typed, language)).toBe(typed);
});

it.each([
  ['5/3/80', 1980],
  ['5/3/45', 1945],
  ['5 March 99', 1999],
  ['050360', 1960],
  ['5/3/2080', 2080],
])('reads %j in the year %d', (typed, year) => {
  expect(parseDate(typed, 'en-GB')).toBe(`${year}-03-05`);
});
