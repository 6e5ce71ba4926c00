import { publishedRoutes, unrecordedPages } from '../source/published.ts';
import { json, STOPS } from './examples/parts.ts';
import type { Rule } from './rule.ts';

export const unrecordedPage: Rule = {
  summary:
    '`content/published.json` does not list a page. On a developer’s machine, `npm run check` and `npm run build` add the line.',
  reason: 'The compiler uses that list to detect renamed and deleted pages that need a redirect.',
  fix: 'Run `npm run check` and commit `content/published.json`.',
  mode: 'ci',
  *check({ project }) {
    if (!publishedRoutes(project)) return;
    for (const route of unrecordedPages(project)) {
      const source = project.pages.get(route)?.parsed.source;
      const message = `content/published.json does not list ${route}.`;
      const hint = 'Run "npm run check", which adds it, and commit the file.';
      if (source) yield { source, jsonPath: [], part: 'open', message, hint };
    }
  },
  examples: [
    {
      title: 'A new page, in continuous integration',
      files: { ...STOPS, 'published.json': json({ routes: ['/'] }) },
      mode: 'ci',
      output: `content/pages/stops.json:1:1  unrecorded-page (warning)
  content/published.json does not list /stops.
  Run "npm run check", which adds it, and commit the file.`,
      highlighted: '{',
    },
  ],
};
