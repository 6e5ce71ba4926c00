import type { Rule } from './rule.ts';

export const duplicateProperty: Rule<'duplicate-property'> = {
  code: 'duplicate-property',
  severity: 'error',
  summary: 'A property appears twice in the same object.',
  reason: 'JSON keeps only the last one and silently drops the other.',
  fix: 'Delete one of them.',
};
