import type { Rule } from './rule.ts';

export const redirectChain: Rule<'redirect-chain'> = {
  code: 'redirect-chain',
  severity: 'error',
  summary: 'A redirect points to an address that redirects again.',
  reason: 'Each step takes time, and search engines give up after a few.',
  fix: 'Write the final address.',
};
