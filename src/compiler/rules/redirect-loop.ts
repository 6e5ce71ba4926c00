import type { Rule } from './rule.ts';

export const redirectLoop: Rule<'redirect-loop'> = {
  code: 'redirect-loop',
  severity: 'error',
  summary: 'Redirects point to each other in a circle.',
  reason: 'The browser gives up and shows its own error page.',
  fix: 'Point one of them to a page, or delete them.',
};
