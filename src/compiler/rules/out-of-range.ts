import type { Rule } from './rule.ts';

export const outOfRange: Rule<'out-of-range'> = {
  code: 'out-of-range',
  severity: 'error',
  what: 'A text, list or number is longer, shorter, larger or smaller than its place allows.',
  why: 'Limits keep a page readable on a small screen, and a description whole in search results.',
  fix: 'Shorten, lengthen, add or remove. Characters are counted as people count them: an emoji is one.',
};
