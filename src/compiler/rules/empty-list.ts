import type { Rule } from './rule.ts';

export const emptyList: Rule<'empty-list'> = {
  code: 'empty-list',
  severity: 'warning',
  summary:
    'A list of records to which no record belongs, a list of dated pages of a section that has none, or a feed without entries.',
  reason: 'Visitors would see a heading with nothing under it.',
  fix: 'Add a record or a page, or change the values in `where`.',
};
