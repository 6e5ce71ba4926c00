import type { Rule } from './rule.ts';
import { reportDuplicates } from './shared/same-on-pages.ts';

export const duplicateDescription: Rule<'duplicate-description'> = {
  code: 'duplicate-description',
  severity: 'warning',
  what: 'Two pages have the same description.',
  why: 'Search engines pass over descriptions that do not tell pages apart, and show a scrap of text instead.',
  fix: 'Say in each description what a visitor finds on that page.',
  check: (facts, tell) =>
    reportDuplicates(facts, 'description', 'Say in each what a visitor finds on that page.', tell),
};
