import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { startScratchDatabase } from '../../../scripts/backend/tables/scratch-database.ts';
import { FORMATS } from '../../../src/form-core/formats.ts';
import { toPostgresPattern } from '../../../src/form-core/patterns.ts';
import { fc } from '../../support/fast-check.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';

/** Patterns that people write, one for each part of the language. */
const PATTERNS = [
  ...['^[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}$', '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$'],
  ...['^(?!0{2})\\d{2}-?\\d{2}$', '^(?=.*\\d)(?=.*[a-z]).{4,8}$', '^(\\+44|0)\\s?7\\d{3}', '^[\\w.-]+$'],
  ...['^\\W\\D\\S$', '[^\\w\\s]', '^[\\S\\s]{2}$', '^[^\\S\\n]+$', '^.$', '^.*?x+?$', 'a|^b|c$'],
  ...['^(?:a|)b$', '^[[\\]^-]+$', '^[+\\--/]+$', '^[a-c-e]$', '^\\u{1F600}|\\u00e9$'],
  ...['^[\\u{1F600}-\\u{1F64F}é]+$', '^\\x41\\t\\.\\/\\{\\}$', '^[^]$', "^[A-Za-z\\u00C0-\\u024F' -]+$"],
  ...['^£?\\d{1,3}(,\\d{3})*(\\.\\d{2})?$', '^(?:[01]\\d|2[0-3]):[0-5]\\d$', '^\\$\\(x\\)\\*\\?$'],
  '^[A-CEGHJ-PR-TW-Z]{2}[0-9]{6}[A-D]$',
  ...[
    '^(?<year>\\d{4})-(?<month>\\d{2})$',
    '\\bb\\b',
    'a\\B',
    '^\\p{Lu}[\\p{L} ]*$',
    '^\\P{L}+$',
    '^[^\\p{L}]+$',
    '^a{0,300}$',
    '^(?:ab){256,}$',
  ],
];

const ALPHABET = "aAbcxZz019 .,-+/@£é\u00a0\u2028\n\t_[]^$(){}*?\\😀😁ß'";

/** The patterns of the data schemas of the project. */
function projectPatterns(): string[] {
  const files = readdirSync('schemas/forms').map((file) => readFileSync(`schemas/forms/${file}`, 'utf8'));
  const found = files.flatMap((text) => [...text.matchAll(/"pattern": ("(?:[^"\\]|\\.)*")/g)]);
  return [...new Set(found.map(([, quoted = '""']) => JSON.parse(quoted) as string))];
}

/** Texts of which some match: generated from the pattern where fast-check understands it, and then changed a little. */
function textsFor(pattern: string, count: number): string[] {
  const random = fc.string({ unit: fc.constantFrom(...ALPHABET), maxLength: 8 });
  let matching = random;
  try {
    const texts = fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' });
    fc.sample(texts, 1);
    matching = texts;
  } catch {
    // fast-check does not generate texts for every regular expression.
  }
  const changed = fc.tuple(matching, fc.nat(), fc.constantFrom(...ALPHABET)).map(([text, at, character]) => {
    const list = [...text];
    list[at % (list.length + 1)] = character;
    return list.join('');
  });
  const texts = fc.sample(fc.oneof(random, matching, changed), count);
  // PostgreSQL has no texts with U+0000 or half a character.
  return texts.filter((text) => !text.includes('\0') && !/\p{Surrogate}/u.test(text));
}

const database = await startScratchDatabase();
afterAll(() => database.close());

const all = [...PATTERNS, ...Object.values(FORMATS).map(({ pattern }) => pattern), ...projectPatterns()];

test.each([...new Set(all)])('PostgreSQL and JavaScript match the same texts: %s', async (pattern) => {
  const translated = toPostgresPattern(pattern);
  expect(translated).toBeTypeOf('string');
  const texts = textsFor(pattern, IS_FULL_RUN ? 5000 : 50);
  const sql =
    'select array_agg(text ~ $1 order by number) as found from unnest($2::text[]) with ordinality as t (text, number)';
  const { rows } = await database.query<{ found: boolean[] }>(sql, [translated, texts]);
  const matches = new RegExp(pattern, 'u');
  const different = texts.filter((text, index) => matches.test(text) !== rows[0]?.found[index]);
  expect(different).toEqual([]);
});

test.each([
  ['(?<=a)b', /lookbehind/],
  ['(a)\\1', /differently/],
  ['^.{3000}$', /2000/],
  ['[', /not a regular expression/],
  ['[]', /matches nothing/],
  ['a\\0', /U\+0000/],
])('%s has no counterpart in PostgreSQL', (pattern, reason) => {
  expect(toPostgresPattern(pattern)).toEqual({
    reason: expect.stringMatching(reason) as unknown,
    instead: expect.any(String) as unknown,
  });
});

test('the patterns of the project and of the formats are the same in both languages', () => {
  const same = [...projectPatterns(), ...Object.values(FORMATS).map(({ pattern }) => pattern)];
  expect(same.map(toPostgresPattern)).toEqual(same);
});
