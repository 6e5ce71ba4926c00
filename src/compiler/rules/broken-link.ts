import type { Rule } from './rule.ts';

export const brokenLink: Rule<'broken-link'> = {
  code: 'broken-link',
  severity: 'error',
  what: 'A link to a page that does not exist, or not under this address.',
  why: 'A visitor would land on the not-found page.',
  fix: "A page's address is its path in `content/pages/` without `.json`. It has one form: small letters, no slash or `.html` at the end.",
};
