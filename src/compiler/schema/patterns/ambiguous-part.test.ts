import { expect, test } from 'vitest';
import { ambiguousPart } from './ambiguous-part.ts';

/** Patterns for which the time doubles with each character of a text that does not match, and the part that does it. */
const AMBIGUOUS: [pattern: string, part: string][] = [
  ['^(a+)+$', '(a+)+'],
  ['^(a|a)*$', '(a|a)*'],
  ['^(a|aa)+$', '(a|aa)+'],
  ['^(?:x(?:a?|b?))*$', '(?:x(?:a?|b?))*'],
  ['^(\\w+\\s?)*$', '(\\w+\\s?)*'],
  ['^(\\w|\\d)+$', '(\\w|\\d)+'],
  ['^(\\p{L}|[a-z])+$', '(\\p{L}|[a-z])+'],
  ['^(.*)*$', '(.*)*'],
  ['^(a*)*$', '(a*)*'],
  ['^([a-z]+-?)+$', '([a-z]+-?)+'],
  ['^(x+x+)+y$', '(x+x+)+'],
  ['^(a|b|ab)*c$', '(a|b|ab)*'],
  ['^(?:[^,]*,?)*;$', '(?:[^,]*,?)*'],
  ['^([\\w.]+)+@x$', '([\\w.]+)+'],
  ['^([\\w]+[-.\\w]*)*@[a-z]$', '([\\w]+[-.\\w]*)*'],
  ['^A(b(c+)*d)?$', '(c+)*'],
  ['^(a?){30}a{30}$', '(a?){30}'],
  ['^(\\w{1,20}){1,20}x$', '(\\w{1,20}){1,20}'],
  ['^(?:.*a){20}$', '(?:.*a){20}'],
  ['(?=(a+)+b)c', '(a+)+'],
  ['^(?!(?:a|a)*b)[a-z]+$', '(?:a|a)*'],
  // Common answers on the web.
  ['^\\w+([.-]?\\w+)*@\\w+([.-]?\\w+)*(\\.\\w{2,3})+$', '([.-]?\\w+)*'],
  ['^(https?:\\/\\/)?([\\da-z.-]+)\\.([a-z.]{2,6})([\\/\\w .-]*)*\\/?$', '([\\/\\w .-]*)*'],
  ['^\\+?\\d+(?:[ -]?\\d+)*$', '(?:[ -]?\\d+)*'],
];

test.each(AMBIGUOUS)('finds the ambiguous part of %s', (pattern, part) => {
  expect(ambiguousPart(pattern)).toBe(part);
});

const PLAIN = [
  // E-mail addresses: simple, with a domain, as HTML describes them.
  '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$',
  '^[a-zA-Z0-9._%+-]+@[a-zA-Z0-9.-]+\\.[a-zA-Z]{2,}$',
  "^[a-zA-Z0-9.!#$%&'*+\\/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$",
  // Postcodes and telephone numbers.
  '^[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}$',
  '^([Gg][Ii][Rr] 0[Aa]{2})|((([A-Za-z][0-9]{1,2})|(([A-Za-z][A-Ha-hJ-Yj-y][0-9]{1,2})|(([A-Za-z][0-9][A-Za-z])|([A-Za-z][A-Ha-hJ-Yj-y][0-9]?[A-Za-z])))) ?[0-9][A-Za-z]{2})$',
  '^\\d{5}(?:-\\d{4})?$',
  '^\\+?[0-9 ()-]{7,20}$',
  '^(\\+\\d{1,2}\\s?)?\\(?\\d{3}\\)?[\\s.-]\\d{3}[\\s.-]\\d{4}$',
  '^(?:\\d[ -]?){7,15}$',
  // Addresses of pages and of computers.
  '^https?:\\/\\/[^\\s/$.?#].[^\\s]*$',
  '^https?:\\/\\/(www\\.)?[-a-zA-Z0-9@:%._+~#=]{1,256}\\.[a-zA-Z0-9()]{1,6}\\b([-a-zA-Z0-9()@:%_+.~#?&\\/=]*)$',
  '^(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)){3}$',
  // Identifiers.
  '^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$',
  '^[a-z0-9]+(-[a-z0-9]+)*$',
  '^#(?:[0-9a-fA-F]{3}){1,2}$',
  '^[A-Z]{2}\\d{2}[A-Z0-9]{11,30}$',
  '^(GB)?([0-9]{9}([0-9]{3})?|(GD|HA)[0-9]{3})$',
  '^(?:[0-9a-f]{64},)*[0-9a-f]{64}$',
  // Dates, times and numbers.
  '^\\d{4}-\\d{2}-\\d{2}$',
  '^(?:19|20)\\d\\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$',
  '^(0?[1-9]|[12][0-9]|3[01])[\\/-](0?[1-9]|1[012])[\\/-]\\d{4}$',
  '^(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d)?$',
  '^[1-9]\\d{0,2}(?:,?\\d{3})*(?:\\.\\d{1,2})?$',
  // Names and other texts.
  "^[\\p{L}' -]+$",
  "^[A-Z][a-z]+(?:[ '-][A-Z][a-z]+)*$",
  '^\\s*\\S.*$',
  '\\S',
  '^\\s+|\\s+$',
  '^[^\\n]*\\n[^\\n]*$',
  '^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d).{8,}$',
  '^(?:[A-Z]{2}-?\\d+)+$',
  '^([A-Z][a-z]* ?)*[.]?$',
  '^(?:(?:[a-z]+,)+;)*$',
  '^(a+b?)?$',
  // Whatever follows, this has matched.
  '(a+)+',
  '^(\\w+ ?)+',
  // Each repetition is short.
  '^(?:\\d{1,2}[ -]?){5,10}$',
];

test.each(PLAIN)('accepts %s', (pattern) => {
  expect(ambiguousPart(pattern)).toBeUndefined();
});

test.each([['(a+'], [`^(?:${'[a-z][0-9]'.repeat(400)})+$`]])(
  'does not judge what it cannot read',
  (pattern) => {
    expect(ambiguousPart(pattern)).toBeUndefined();
  },
);
