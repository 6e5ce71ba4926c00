import type { Reference } from '../resolve/reference.ts';
import { rangeOf } from '../source/locations.ts';
import { publishedRoutes, successorOf } from '../source/published.ts';
import type { Rule } from './rule.ts';
import type { SiteIndex } from './shared/site-index.ts';

function place({ source, segments, spot }: Reference): string {
  const { line, column } = rangeOf(source, segments, spot);
  return `${source.path}:${line}:${column}`;
}

function hint(route: string, { project, references }: SiteIndex): string {
  const to = successorOf(route, project);
  const referrers = references.filter((one) => one.kind === 'page' && one.to === route).map(place);
  return [
    `Add "${route}": "${to ?? '/…'}" to content/redirects.json${to ? '' : ', with the page that takes its place'}.`,
    ...(referrers.length > 0 ? [`Still leading there: ${[...new Set(referrers)].join(', ')}`] : []),
    'If the page was never public, delete this line instead.',
  ].join('\n');
}

export const missingRedirect: Rule<'missing-redirect'> = {
  code: 'missing-redirect',
  severity: 'error',
  what: 'A page has been renamed or deleted, and no redirect takes its visitors on. `content/published.json` lists every address that the site has had; `npm run check` and `npm run build` add new ones.',
  why: 'Bookmarks, search results, printed leaflets and other sites still lead to the old address.',
  fix: 'Add the redirect to `content/redirects.json`; the build writes it for every host. The message names every place that still leads there.',
  check: (facts, tell) => {
    const { pages, redirects, redirectsFile, publishedFile } = facts.project;
    const isUnreadable = redirectsFile !== null && redirectsFile.value === undefined;
    if (!publishedFile || isUnreadable) return;
    const redirected = new Set([...redirects.keys()].map((from) => from.replace(/\/+$/, '')));
    (publishedRoutes(facts.project) ?? []).forEach((route, index) => {
      if (pages.has(route) || redirected.has(route)) return;
      const message = `"${route}" was a page of this site; now neither a page nor a redirect has this address.`;
      const segments = ['routes', index];
      tell({ source: publishedFile.source, segments, message, hint: hint(route, facts) });
    });
  },
};
