import type { Answers } from '../../src/forms/answers.ts';
import { type DataSchema, type FieldRule, goodAnswers } from '../support/forms.ts';

/** Texts that have broken forms and databases elsewhere. */
const TEXTS = [
  '',
  ' ',
  '\t\n',
  '\u00a0',
  '\ufeff',
  '\u200b\u200b',
  '\u3000',
  '\u2028',
  'a',
  'ab',
  'é',
  'e\u0301',
  '\u{1f600}',
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  '\ud83d',
  'a\0b',
  '\u202eabc',
  "Robert'); drop table contact_submissions;--",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '$(7*7)',
  '%00',
  '../../etc/passwd',
  '=1+1',
  'null',
  'true',
  '0',
  '-1',
  '1e309',
  '{"a":1}',
  '{a,b}',
  '[]',
  '\\',
  '\\\\u0041',
  '"',
  "''",
  'today',
  'infinity',
  'line\nbreak',
  'line\r\nbreak',
  'ﬁ',
  'İ',
  'a@b',
  'a@b.c',
  'a@b.co',
  'A.B+c@d-e.example',
  'a b@c.de',
  'a@-b.co',
  'a@b-.co',
  'a@b..co',
  '.@b.co',
  'ä@b.co',
  'a@bä.co',
  `${'x'.repeat(64)}@example.org`,
  `a@${'x'.repeat(63)}.co`,
  `a@${'x'.repeat(64)}.co`,
  "o'neil@example.org",
  'a@b.co\nx@y.zz',
  'http://x',
  'HTTPS://x.y',
  'https://',
  'https:// x',
  'https://x y',
  'javascript:alert(1)',
  'ftp://x',
  'https://x\u00a0',
  '//x',
  '2027-03-27',
  '2027-02-29',
  '2028-02-29',
  '2000-01-01',
  '1999-12-31',
  '2099-12-31',
  '2100-01-01',
  '2027-3-7',
  '2027-13-01',
  '2027-00-10',
  '27/03/2027',
  '2027-03-27T00:00:00Z',
  '02027-03-27',
  '2027-03-27 BC',
  'epoch',
  'now',
  '20270327',
];

const LISTS = (options: string[]) => [
  [],
  options,
  options.slice(0, 1),
  [...options.slice(0, 1), ...options.slice(0, 1)],
  ['other'],
  [...options, 'x'],
  [''],
  [...options].reverse(),
  [options[0]?.toUpperCase() ?? ''],
];

function lengths({ minLength = 1, maxLength = 50 }: FieldRule): string[] {
  const around = [minLength - 1, minLength, minLength + 1, maxLength - 1, maxLength, maxLength + 1];
  // Characters of one, two and four bytes: limits count characters.
  return around.flatMap((length) =>
    ['x', 'é', '\u{1f600}'].map((letter) => letter.repeat(Math.max(0, length))),
  );
}

function valuesFor(rule: FieldRule): (string | string[])[] {
  if (rule.items) return LISTS(rule.items.enum);
  const options = (rule.enum ?? []).flatMap((option) => [
    option,
    ` ${option} `,
    option.toUpperCase(),
    `${option}x`,
  ]);
  const long = `a@${'b.'.repeat(124)}co`;
  return [
    ...TEXTS,
    ...lengths(rule),
    ...options,
    long,
    `${long}x`,
    `https://${'x'.repeat(292)}`,
    `https://${'x'.repeat(293)}`,
  ];
}

/** One answer after the other replaced by every value worth trying, and every answer left out once. */
export function* trials(schema: DataSchema): Generator<Answers> {
  const good = goodAnswers(schema);
  yield good;
  for (const [name, rule] of Object.entries(schema.properties)) {
    yield { ...good, [name]: undefined };
    for (const value of valuesFor(rule)) yield { ...good, [name]: value };
  }
}
