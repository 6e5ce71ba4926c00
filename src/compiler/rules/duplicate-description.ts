import type { Rule } from './rule.ts';
import { findDuplicates } from './shared/duplicate-values.ts';

export const duplicateDescription: Rule<'duplicate-description'> = {
  code: 'duplicate-description',
  severity: 'warning',
  summary: 'Two pages have the same description.',
  reason:
    'Search engines ignore a description that is not specific to its page, and show an excerpt instead.',
  fix: 'Write in each description what a visitor finds on that page.',
  check: (index) =>
    findDuplicates(index, 'description', 'Write in each description what a visitor finds on that page.'),
};
