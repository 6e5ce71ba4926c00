import { publishedRoutes, unrecordedPages } from '../source/published.ts';
import type { Rule } from './rule.ts';

export const unrecordedPage: Rule<'unrecorded-page'> = {
  code: 'unrecorded-page',
  severity: 'warning',
  what: '`content/published.json` does not list a page. Told in continuous integration only: elsewhere `npm run check` and `npm run build` add the line.',
  why: 'That list is how a renamed or deleted page is noticed, and its address kept alive by a redirect.',
  fix: 'Run `npm run check` and commit `content/published.json`.',
  only: 'unattended',
  check: ({ project }, tell) => {
    if (!publishedRoutes(project)) return;
    for (const route of unrecordedPages(project)) {
      const source = project.pages.get(route)?.parsed.source;
      const message = `content/published.json does not list ${route}.`;
      const hint = 'Run "npm run check", which adds it, and commit the file.';
      if (source) tell({ source, segments: [], spot: 'open', message, hint });
    }
  },
};
