import type { Rule } from './rule.ts';

export const duplicateId: Rule<'duplicate-id'> = {
  code: 'duplicate-id',
  severity: 'error',
  what: 'One id names two places of a page. Blocks that stand on every page count on each.',
  why: 'A link to it could mean either.',
  fix: 'Give one of them another name, and change the links that mean it.',
};
