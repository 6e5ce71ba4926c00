import { publishedRoutes, unrecordedPages } from '@json-site/compiler/documents';
import type { Rule } from '@json-site/compiler/rule';

export const rule: Rule = {
  code: 'unrecorded-page',
  severity: 'warning',
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
};
