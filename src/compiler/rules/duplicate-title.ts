import type { Rule } from './rule.ts';
import { reportDuplicates } from './shared/same-on-pages.ts';

export const duplicateTitle: Rule<'duplicate-title'> = {
  code: 'duplicate-title',
  severity: 'warning',
  what: 'Two pages have the same title.',
  why: 'In search results, tabs and lists of pages nobody can tell one from the other.',
  fix: 'Say in each title what only that page is about.',
  check: (facts, tell) =>
    reportDuplicates(facts, 'title', 'Say in each title what only that page is about.', tell),
};
