import type { Rule } from './rule.ts';

export const redirectConflict: Rule<'redirect-conflict'> = {
  code: 'redirect-conflict',
  severity: 'error',
  summary:
    '`content/redirects.json` redirects the address of an existing page, or contains one address twice.',
  reason: 'No visitor would see that page again.',
  fix: 'Delete the line in `content/redirects.json`, or the page.',
};
