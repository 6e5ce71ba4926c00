import { page, stops } from './examples/parts.ts';
import type { Rule } from './rule.ts';
import { findDuplicates } from './shared/duplicate-values.ts';

export const duplicateDescription: Rule = {
  summary: 'Two pages have the same description.',
  reason:
    'Search engines ignore a description that is not specific to its page, and show an excerpt instead.',
  fix: 'Write in each description what a visitor finds on that page.',
  check: (index) =>
    findDuplicates(index, 'description', 'Write in each description what a visitor finds on that page.'),
  examples: [
    {
      title: 'The description of another page',
      files: {
        ...stops({ description: 'About it.' }),
        'pages/404.json': page({ title: 'Not here', description: 'Lost.' }),
      },
      output: `content/pages/stops.json:3:18  duplicate-description (warning)
  description is the same as in content/pages/index.json.
  Write in each description what a visitor finds on that page.`,
      highlighted: '"About it."',
    },
  ],
};
