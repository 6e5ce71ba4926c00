import type { Rule } from './rule.ts';

export const duplicateProperty: Rule<'duplicate-property'> = {
  code: 'duplicate-property',
  severity: 'error',
  what: 'One name stands twice in the same object.',
  why: 'JSON keeps the last and loses the other without a word.',
  fix: 'Keep one of them.',
};
