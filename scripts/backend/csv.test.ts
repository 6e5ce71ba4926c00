import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

/** The only cell of a CSV file with one column, as a program reads it. */
const cellOf = (text: unknown) =>
  toCsv(['a'], [{ a: text }])
    .slice('a\r\n'.length, -2)
    .replace(/^"([\s\S]*)"$/, '$1')
    .replaceAll('""', '"');

test('quotes CSV as RFC 4180 requires', () => {
  const rows = [
    { a: 'x,"y"\r\nz', b: null },
    { a: ['one', 'two'], b: ' plain' },
  ];
  expect(toCsv(['a', 'b'], rows)).toBe('a,b\r\n"x,""y""\r\nz",\r\n"one, two", plain\r\n');
});

// The characters that OWASP names (https://owasp.org/www-community/attacks/CSV_Injection), and others before them.
const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const BEFORE = ['', ' ', '\t', '\r', '\n', '\u00a0', '\u200b', '\ufeff', '\u00ad', '\u2060', '"', ' \u200b"'];
const FORMULAS = [
  ...SIGNS.flatMap((sign) => BEFORE.map((before) => `${before}${sign}1+1`)),
  ...['=1+2";=1+2', '=1+2\'" ;,=1+2', '=HYPERLINK("https://x.test","y")', "@SUM(1+9)*cmd|' /C calc'!A0"],
  ...['\ttext', '\rtext', '\ntext'],
];

test.each(FORMULAS)('begins the cell %j with an apostrophe', (formula) => {
  expect(cellOf(formula)).toMatch(/^'/);
});

// A program that separates by a semicolon or a tab also ignores the quotation marks of cells that begin elsewhere.
test.each(
  ['Ann,', 'Ann;', 'Ann\t', 'Ann|', 'Ann\n', 'Ann\r\n', 'Ann\u2028', '\t', '\r', '\n', '\n\t'].flatMap(
    (start) => ['=', ' =', '＝', '\u200b=', '"=', '+', '-', '@'].map((sign) => `${start}${sign}1+1`),
  ),
)('escapes the formula after the separator in %j', (text) => {
  const cells = cellOf(text).split(/[,;|\t\r\n\u2028]/);
  expect(cells.filter((one) => /^[\s\u200b"]*[=+\-@＝]/.test(one))).toEqual([]);
});

test.each(['Ann', 'a=b', 'ann@example.org', 'x - y', '1+1', 'a; b', "'=1", '', -3, [1, 2]])(
  'leaves %j as it is',
  (value) => {
    expect(cellOf(value)).toBe(Array.isArray(value) ? value.join(', ') : String(value));
  },
);
