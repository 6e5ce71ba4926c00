import type { Rule } from './rule.ts';

export const duplicateRoute: Rule<'duplicate-route'> = {
  code: 'duplicate-route',
  severity: 'error',
  summary:
    'Two files are the same page: `about.json` and `about/index.json`, or names that differ only in capital letters.',
  reason: 'Only one of them could be shown.',
  fix: 'Rename or delete one of them.',
};
