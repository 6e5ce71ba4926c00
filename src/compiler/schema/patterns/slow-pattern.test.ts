import { expect, test } from 'vitest';
import { isPlainPattern } from './plain-pattern.ts';
import { slowPattern } from './slow-pattern.ts';

const EXPONENTIAL = [
  '^(a+)+$',
  '^(a|a)*$',
  '^(?:x(?:a?|b?))*$',
  '^(\\w+\\s?)*$',
  '^(a*)*$',
  '^([\\w]+[-.\\w]*)*@[a-z]$',
  '(?=(a+)+b)c',
  '^(?!(?:a|a)*b)[a-z]+$',
  '^\\+?\\d+(?:[ -]?\\d+)*$',
  // Slow for a text with more entries than the count.
  '^(?:[a-z]+,*){1,500}$',
  '^(?:.+\\s*){0,40}$',
];

/** The time grows with a high power of the length. */
const POLYNOMIAL = ['^.*,.*,.*,.*,.*,.*,.*,.*,.*x$'];

test.each([...EXPONENTIAL, ...POLYNOMIAL])('refuses %s for texts of any length', (pattern) => {
  expect(slowPattern(pattern, 1)?.reason).toMatch(/ in many ways, and a browser tries them all/);
});

test.each(['^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$', '^\\s+|\\s+$', '^.*,.*x$'])(
  'refuses %s for long texts',
  (pattern) => {
    expect(slowPattern(pattern, 5000)).toBeUndefined();
    expect(slowPattern(pattern, 20_000)?.instead).toContain('"maxLength" to 10000 or less');
  },
);

test.each([
  ['^(.*),(.*),(.*)x$', 400],
  ['^\\w+ *\\w* *\\w*$', 400],
  ['^.*,.*,.*,.*x$', 100],
])('accepts %s for texts of up to %d characters', (pattern, most) => {
  expect(slowPattern(pattern, most)).toBeUndefined();
  expect(slowPattern(pattern, most + 1)?.instead).toContain(`"maxLength" to ${most} or less`);
  const started = performance.now();
  for (const text of [','.repeat(most), '0'.repeat(most), 'a,'.repeat(most / 2)])
    new RegExp(pattern, 'u').test(`${text.slice(1)}!`);
  expect(performance.now() - started).toBeLessThan(5000);
});

const FAST = [
  '^[a-zA-Z0-9._%+-]+@[a-zA-Z0-9.-]+\\.[a-zA-Z]{2,}$',
  '^(?:\\d[ -]?){7,15}$',
  '^[a-z0-9]+(-[a-z0-9]+)*$',
  '^[1-9]\\d{0,2}(?:,?\\d{3})*(?:\\.\\d{1,2})?$',
  "^[A-Z][a-z]+(?:[ '-][A-Z][a-z]+)*$",
  '^\\s*\\S.*$',
  '^(?:(?:[a-z]+,)+;)*$',
  '^(\\S+\\s+){0,499}\\S+$',
  '^(?:[a-z]+-){0,499}[a-z]+$',
  '^[A-Za-z]{1,100}(?: [A-Za-z]{1,100}){0,20}$',
  // Whatever follows, this has matched.
  '(a+)+',
];

test.each(FAST)('accepts %s for texts of any length', (pattern) => {
  expect(slowPattern(pattern, Number.POSITIVE_INFINITY)).toBeUndefined();
});

test.each(['(a+', '^(?<year>a)(?<year>b)$'])(
  'leaves it to others to report that %s is no pattern',
  (pattern) => {
    expect(slowPattern(pattern, 5000)).toBeUndefined();
  },
);

const PLAIN = [
  '^\\d{4}-\\d{2}-\\d{2}$',
  "^[\\p{L}' -]+$",
  '^[ -~]{1,200}$',
  '\\.(?:svg|png|jpe?g)$',
  '^https://[^/\\s]+$',
  '^a*$|^b?',
];
test.each(PLAIN)('sees at a glance that %s is fast', (pattern) => {
  expect(isPlainPattern(pattern)).toBe(true);
});

const UNCLEAR = [
  'a*b',
  '^(?:a|a)*$',
  '^a*a*$',
  '^a*|b*$',
  '^(.*)\\1$',
  '^(?:a?){30}$',
  `^${'(?:a|a)'.repeat(20)}b$`,
  `^${'a?'.repeat(20)}b$`,
];
test.each(UNCLEAR)('examines %s', (pattern) => {
  expect(isPlainPattern(pattern)).toBe(false);
});
