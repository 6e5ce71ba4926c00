import { stops } from './examples/parts.ts';
import type { Rule } from './rule.ts';
import { findDuplicates } from './shared/duplicate-values.ts';

export const duplicateTitle: Rule = {
  summary: 'Two pages have the same title.',
  reason: 'Nobody can distinguish the two pages in search results, browser tabs and lists of pages.',
  fix: 'Write a title that fits only that page.',
  check: (index) => findDuplicates(index, 'title', 'Write a title that fits only that page.'),
  examples: [
    {
      title: 'The title of another page',
      files: stops({ title: 'start ' }),
      output: `content/pages/stops.json:2:12  duplicate-title (warning)
  title is the same as in content/pages/index.json.
  Write a title that fits only that page.`,
      highlighted: '"start "',
    },
  ],
};
