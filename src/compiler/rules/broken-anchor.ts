import type { Rule } from './rule.ts';

export const brokenAnchor: Rule<'broken-anchor'> = {
  code: 'broken-anchor',
  severity: 'error',
  summary: 'A link has an anchor (`#team`), and no block of the target page has that id.',
  reason: 'The visitor would land at the top of the page and have to search.',
  fix: 'Give the block on that page an `"id"`, or use an id that exists. In `site.json` and in records, add the page (`/about#team`).',
};
