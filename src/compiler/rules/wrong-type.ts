import type { Rule } from './rule.ts';

export const wrongType: Rule<'wrong-type'> = {
  code: 'wrong-type',
  severity: 'error',
  what: 'A value of the wrong kind, such as a text where a number is needed.',
  why: 'What needs it cannot be shown.',
  fix: 'Texts stand in double quotes; numbers, `true` and `false` without; lists in `[ ]`, objects in `{ }`.',
};
