import type { Rule } from './rule.ts';

export const wrongType: Rule<'wrong-type'> = {
  code: 'wrong-type',
  severity: 'error',
  summary: 'A value has the wrong type, for example a text where a number is required.',
  reason: 'The block or file that needs it cannot be shown.',
  fix: 'Write texts in double quotes; numbers, `true` and `false` without quotes; lists in `[ ]` and objects in `{ }`.',
};
