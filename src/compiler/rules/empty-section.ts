import type { Rule } from './rule.ts';

export const emptySection: Rule<'empty-section'> = {
  code: 'empty-section',
  severity: 'error',
  summary: 'A block lists the pages of a section that has none.',
  reason: 'The visitor would see a heading with nothing below it.',
  fix: 'Add a page to that folder, or name a section that has pages.',
};
