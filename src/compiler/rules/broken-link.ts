import type { Rule } from './rule.ts';

export const brokenLink: Rule<'broken-link'> = {
  code: 'broken-link',
  severity: 'error',
  summary: 'A link to a page that does not exist, or that has a slightly different address.',
  reason: 'The visitor would land on the not-found page.',
  fix: "A page's address is its path in `content/pages/` without `.json`, in lowercase, without a slash or `.html` at the end.",
};
