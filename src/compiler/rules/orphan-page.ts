import { meantPage } from '../source/published.ts';
import { NOT_FOUND, parentOf } from '../source/routes.ts';
import type { Rule } from './rule.ts';
import { mayBeReferredTo } from './shared/site-index.ts';

export const orphanPage: Rule<'orphan-page'> = {
  code: 'orphan-page',
  severity: 'warning',
  what: 'A page to which no link and no list leads. A redirect is not counted: nobody sees it.',
  why: 'Visitors cannot come across it, and search engines take it for unimportant.',
  fix: 'Link to it from another page, or from header or footer in `content/site.json`.',
  check: (facts, tell) => {
    const { project, references } = facts;
    const targets = new Set(
      references
        .filter(({ kind, route, to, source }) => {
          return kind === 'page' && route !== to && source !== project.redirectsFile?.source;
        })
        .map(({ to }) => meantPage(to, project)),
    );
    for (const { route, parsed } of project.pages.values()) {
      if (route === '/' || route === NOT_FOUND || targets.has(route)) continue;
      if (mayBeReferredTo(facts, route, `${parentOf(route)}/*`.replace('//', '/'))) continue;
      const message = `No link and no list leads to ${route}.`;
      const hint = 'Link to it from another page, or add it to the header or footer in content/site.json.';
      tell({ source: parsed.source, segments: [], spot: 'open', message, hint });
    }
  },
};
