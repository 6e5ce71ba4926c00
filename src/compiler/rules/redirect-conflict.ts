import type { Rule } from './rule.ts';

export const redirectConflict: Rule<'redirect-conflict'> = {
  code: 'redirect-conflict',
  severity: 'error',
  what: '`content/redirects.json` redirects an address that is a page, or names one address twice.',
  why: 'Nobody would ever see that page again.',
  fix: 'Redirects are for addresses that no page has (any more), each once. Delete the line, or the page.',
};
