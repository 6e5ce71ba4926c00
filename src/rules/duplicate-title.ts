import type { Rule } from '@json-site/compiler/rule';
import { findDuplicates } from './shared/duplicate-values.ts';

export const rule: Rule = {
  code: 'duplicate-title',
  severity: 'warning',
  check: (index) => findDuplicates(index, 'title', 'Write a title that fits only that page.'),
};
