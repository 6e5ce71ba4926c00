import type { Rule } from './rule.ts';

export const wrongEncoding: Rule<'wrong-encoding'> = {
  code: 'wrong-encoding',
  severity: 'error',
  summary: 'A JSON or SVG file is not UTF-8. A byte order mark is allowed.',
  reason: 'Visitors would see � instead of quotation marks, dashes and accented letters.',
  fix: 'Save the file as UTF-8.',
};
