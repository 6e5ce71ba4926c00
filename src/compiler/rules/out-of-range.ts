import type { Rule } from './rule.ts';

export const outOfRange: Rule<'out-of-range'> = {
  code: 'out-of-range',
  severity: 'error',
  summary: 'A text, list or number is longer, shorter, larger or smaller than its schema allows.',
  reason: 'Limits keep pages readable on small screens, and descriptions complete in search results.',
  fix: 'Shorten or lengthen it. An emoji counts as one character.',
};
