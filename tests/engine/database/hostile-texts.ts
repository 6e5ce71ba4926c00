import { ADDRESSES, DATES, LINKS } from './hostile-fields.ts';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

/** Invisible characters, and characters that change the display of their neighbours. */
const UNSEEN = [
  ...range(0x00, 0x20),
  ...range(0x7f, 0xa0),
  ...range(0x2000, 0x200f),
  ...range(0x2028, 0x202f),
  ...range(0x205f, 0x206f),
  ...['\u00ad', '\u034f', '\u061c', '\u115f', '\u1680', '\u17b4', '\u180e', '\u2800', '\u3000', '\u3164'],
  ...['\ufe0f', '\ufeff', '\ufff9', '\ufffc', '\ufffd', '\uffff', '\u{e0001}', '\u{e0020}', '\u{10ffff}'],
  ...['\ud800', '\udbff', '\udc00', '\udfff', '\ude00\ud83d'],
];

const SQL = [
  ...["Robert'); drop table visit_submissions;--", "' or 1=1 --"],
  ...["'; truncate public.quote_submissions; --", "'||pg_sleep(9)||'", "\\'; select 1; --"],
  ...['$$; drop schema private; $$', '$1', '%s %I %L', ':name', '/* */', "E'\\x41'", "U&'\\0041'"],
  ...['"; select "', 'null', 'NULL', 'default', 'DEFAULT', 'true', '{"a":1}', '[1,2]', '{a,b}', '{}', '[]'],
  ...['{"x","y"}', '{NULL}', '[2:2]={a}', '(1,2)', '\\N', '\\.', '\\x00', '\\u0000', '\\ud83d'],
];

const MARKUP = [
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '"><svg onload=alert(1)>'],
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x', '{{7*7}}', `\${7*7}`],
  ...['<%= 7 %>', '#{7}', '$(id)', '`id`', '| id', '; id', '&& id', '../../etc/passwd', '..\\..\\x', '%00'],
  ...['%2e%2e%2f', '%0d%0aSet-Cookie: a=b', 'a\r\nBcc: b@c.de', 'a\nb', 'a\r\nb', '&#0;', '&nbsp;', '<!--'],
  ...[']]>', '[x](javascript:alert(1))', '**'],
];

const SHEETS = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=cmd|x', '"a","b"', ';a', ' =1'];

const NUMBERS = [
  ...['0', '-0', '1e309', 'NaN', 'Infinity', '-Infinity', '0x10', '1_000', '٣', '１', '1,5', '9'.repeat(40)],
];

const LETTERS = [
  ...['a', 'ab', 'é', 'e\u0301', 'ﬁ', 'İ', 'ı', 'ß', 'ẞ', 'ǆ', 'Å', '\u212b', '\uac00', '\u1100\u1161'],
  ...['\u{1f600}', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}', '\u{1f1ec}\u{1f1e7}'],
  ...['a\u0300\u0301\u0302\u0303', `Z${'\u0351'.repeat(60)}`, '\u05e9\u05dc\u05d5\u05dd'],
  ...['\u0645\u0631\u062d\u0628\u0627', '\u202eabc', '\u2066abc\u2069', '\u4f60\u597d', '\u0e01\u0e33'],
];

/** More than three hundred texts that have broken other forms and databases. */
export const HOSTILE_TEXTS: string[] = [
  ...new Set([
    '',
    ...UNSEEN,
    ...UNSEEN.map((character) => character.repeat(12)),
    ...UNSEEN.map((character) => `a${character}b`),
    ...SQL,
    ...MARKUP,
    ...SHEETS,
    ...NUMBERS,
    ...LETTERS,
    ...ADDRESSES,
    ...LINKS,
    ...DATES,
  ]),
];
