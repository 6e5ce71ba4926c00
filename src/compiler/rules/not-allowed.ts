import type { Rule } from './rule.ts';

export const notAllowed: Rule<'not-allowed'> = {
  code: 'not-allowed',
  severity: 'error',
  what: 'A value that is not one of the allowed ones, or the same value twice in a list that holds each once.',
  why: 'What needs it cannot be shown.',
  fix: 'Use one of the allowed values; in a list, delete the second.',
};
