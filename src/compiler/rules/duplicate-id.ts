import type { Rule } from './rule.ts';

export const duplicateId: Rule<'duplicate-id'> = {
  code: 'duplicate-id',
  severity: 'error',
  summary: 'Two blocks of one page have the same id. Shared blocks count on every page.',
  reason: 'A link to the id could mean either block.',
  fix: 'Rename one of them, and change the links to it.',
};
