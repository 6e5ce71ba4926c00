import type { Rule } from './rule.ts';

export const redirectChain: Rule<'redirect-chain'> = {
  code: 'redirect-chain',
  severity: 'error',
  what: 'A redirect leads to an address that redirects again.',
  why: 'Each step costs a visitor a second, and search engines give up after a few.',
  fix: 'Write where the way ends.',
};
