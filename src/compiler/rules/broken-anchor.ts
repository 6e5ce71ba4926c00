import type { Rule } from './rule.ts';

export const brokenAnchor: Rule<'broken-anchor'> = {
  code: 'broken-anchor',
  severity: 'error',
  what: 'A link to a place that is not on that page.',
  why: 'A visitor would land at the top of the page and have to search.',
  fix: 'Give the block on that page an `"id"`, or use one that is there. In `site.json` and in records, name the page as well (`/about#team`).',
};
