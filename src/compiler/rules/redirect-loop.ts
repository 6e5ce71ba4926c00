import type { Rule } from './rule.ts';

export const redirectLoop: Rule<'redirect-loop'> = {
  code: 'redirect-loop',
  severity: 'error',
  what: 'Redirects lead in a circle.',
  why: 'A browser gives up and shows an error of its own.',
  fix: 'Let one of them lead to a page, or delete them.',
};
