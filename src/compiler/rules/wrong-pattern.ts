import type { Rule } from './rule.ts';

export const wrongPattern: Rule<'wrong-pattern'> = {
  code: 'wrong-pattern',
  severity: 'error',
  what: 'A text that does not have the form that its place needs.',
  why: 'An address, a number or a name would not work.',
  fix: 'The message describes the form, with an example where there is one.',
};
