import type { Rule } from './rule.ts';

export const emptyList: Rule<'empty-list'> = {
  code: 'empty-list',
  severity: 'warning',
  summary: 'A list of records to which no record belongs.',
  reason: 'Visitors would see a heading with nothing under it.',
  fix: 'Add a record, or change the values in `where`.',
};
