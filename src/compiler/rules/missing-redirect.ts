import type { Reference } from '../resolve/reference.ts';
import { rangeOf } from '../source/locations.ts';
import { publishedRoutes, successorOf } from '../source/published.ts';
import type { Rule } from './rule.ts';
import type { SiteIndex } from './shared/site-index.ts';

function formatLocation({ source, jsonPath, part }: Reference): string {
  const { line, column } = rangeOf(source, jsonPath, part);
  return `${source.path}:${line}:${column}`;
}

function hintFor(route: string, { project, references }: SiteIndex): string {
  const to = successorOf(route, project);
  const locations = references.filter((one) => one.kind === 'page' && one.to === route).map(formatLocation);
  return [
    `Add "${route}": "${to ?? '/…'}" to content/redirects.json${to ? '' : ', with the page that replaces it'}.`,
    ...(locations.length > 0 ? [`Links to the old address: ${[...new Set(locations)].join(', ')}`] : []),
    'If the page was never public, delete this line instead.',
  ].join('\n');
}

export const missingRedirect: Rule<'missing-redirect'> = {
  code: 'missing-redirect',
  severity: 'error',
  summary:
    'A page was renamed or deleted, and its old address has no redirect. `content/published.json` lists every address that the site has had; `npm run check` and `npm run build` add new ones.',
  reason: 'Bookmarks, search results, printed leaflets and other sites still link to the old address.',
  fix: 'Add the redirect to `content/redirects.json`; the build writes it for every host. The hint lists the links to the old address.',
  *check(index) {
    const { pages, redirects, redirectsFile, publishedFile } = index.project;
    const isUnreadable = redirectsFile !== null && redirectsFile.value === undefined;
    if (!publishedFile || isUnreadable) return;
    const redirected = new Set([...redirects.keys()].map((from) => from.replace(/\/+$/, '')));
    for (const [position, route] of (publishedRoutes(index.project) ?? []).entries()) {
      if (pages.has(route) || redirected.has(route)) continue;
      const message = `"${route}" was a page of this site. Now it is neither a page nor a redirect.`;
      const jsonPath = ['routes', position];
      yield { source: publishedFile.source, jsonPath, message, hint: hintFor(route, index) };
    }
  },
};
