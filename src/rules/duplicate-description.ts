import type { Rule } from '@json-site/compiler/rule';
import { findDuplicates } from './shared/duplicate-values.ts';

export const rule: Rule = {
  code: 'duplicate-description',
  severity: 'warning',
  check: (index) =>
    findDuplicates(index, 'description', 'Write in each description what a visitor finds on that page.'),
};
