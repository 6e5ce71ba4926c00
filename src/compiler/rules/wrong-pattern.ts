import type { Rule } from './rule.ts';

export const wrongPattern: Rule<'wrong-pattern'> = {
  code: 'wrong-pattern',
  severity: 'error',
  summary: 'A text that does not match the pattern or format of its schema.',
  reason: 'The address, number or name would not work.',
  fix: 'The hint describes the format, with an example if there is one.',
};
