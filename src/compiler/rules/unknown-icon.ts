import type { Rule } from './rule.ts';

export const unknownIcon: Rule<'unknown-icon'> = {
  code: 'unknown-icon',
  severity: 'error',
  what: 'A name that is no icon.',
  why: 'There would be a gap in its place.',
  fix: 'The names are those at lucide.dev/icons.',
};
