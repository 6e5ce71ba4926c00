import type { Rule } from './rule.ts';

export const notAllowed: Rule<'not-allowed'> = {
  code: 'not-allowed',
  severity: 'error',
  summary: 'A value is not one of the allowed values, or appears twice in a list of unique values.',
  reason: 'The block or file that needs it cannot be shown.',
  fix: 'Use one of the allowed values. In a list, delete the duplicate.',
};
