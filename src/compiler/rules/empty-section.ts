import type { Rule } from './rule.ts';

export const emptySection: Rule<'empty-section'> = {
  code: 'empty-section',
  severity: 'error',
  what: "A list of a section's pages, where the section has none.",
  why: 'A visitor would see a heading with nothing under it.',
  fix: 'Add a page to that folder, or name a section that has pages.',
};
