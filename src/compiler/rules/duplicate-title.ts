import type { Rule } from './rule.ts';
import { findDuplicates } from './shared/duplicate-values.ts';

export const duplicateTitle: Rule<'duplicate-title'> = {
  code: 'duplicate-title',
  severity: 'warning',
  summary: 'Two pages have the same title.',
  reason: 'Nobody can distinguish the two pages in search results, browser tabs and lists of pages.',
  fix: 'Write a title that fits only that page.',
  check: (index) => findDuplicates(index, 'title', 'Write a title that fits only that page.'),
};
