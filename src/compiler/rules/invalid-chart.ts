import type { Rule } from './rule.ts';

export const invalidChart: Rule<'invalid-chart'> = {
  code: 'invalid-chart',
  severity: 'error',
  summary:
    'A chart cannot be drawn: a series has more or fewer numbers than there are categories, no number is known, two series have the same label, or there are too many bars.',
  reason: 'Visitors would see a picture that is wrong or empty.',
  fix: 'Correct the numbers; write `null` for a number that is not known.',
};
