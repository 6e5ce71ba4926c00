import type { Rule } from './rule.ts';

export const unknownIcon: Rule<'unknown-icon'> = {
  code: 'unknown-icon',
  severity: 'error',
  summary: 'The name of an icon that does not exist.',
  reason: 'The page would have a gap instead of the icon.',
  fix: 'Use a name from lucide.dev/icons.',
};
