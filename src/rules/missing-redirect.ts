import type { Fix, Sentence } from '@json-site/compiler/diagnostics';
import type { Project } from '@json-site/compiler/documents';
import { publishedRoutes, successorOf, unrecordedPages } from '@json-site/compiler/documents';
import type { Reference } from '@json-site/compiler/project';
import type { Rule, SiteIndex } from '@json-site/compiler/rule';
import { rangeOf } from '@json-site/values/locations';

function formatLocation({ source, jsonPath, part }: Reference): string {
  const { line, column } = rangeOf(source, jsonPath, part);
  return `${source.path}:${line}:${column}`;
}

function hintFor(route: string, { project, references }: SiteIndex): Sentence {
  const to = successorOf(route, project);
  const locations = references.filter((one) => one.kind === 'page' && one.to === route).map(formatLocation);
  return [
    `Add "${route}": "${to ?? '/…'}" to content/redirects.json${to ? '' : ', with the page that replaces it'}.`,
    ...(locations.length > 0 ? [`Links to the old address: ${[...new Set(locations)].join(', ')}`] : []),
    'If the page was never public, delete this line instead.',
  ].join('\n');
}

/** The new address of a page that was only moved to another folder: no other new page has its name. */
function movedTo(route: string, project: Project): string | undefined {
  const nameOf = (one: string) => one.slice(one.lastIndexOf('/'));
  const [to, ...others] = unrecordedPages(project).filter((one) => nameOf(one) === nameOf(route));
  return others.length === 0 ? to : undefined;
}

export const rule: Rule = {
  code: 'missing-redirect',
  severity: 'error',
  *check(index) {
    const { pages, redirects, redirectsFile, publishedFile } = index.project;
    const isUnreadable = redirectsFile !== null && redirectsFile.value === undefined;
    if (!publishedFile || isUnreadable) return;
    for (const [position, route] of (publishedRoutes(index.project) ?? []).entries()) {
      if (pages.has(route)) continue;
      const found = redirects.find(route);
      const isLost = found?.from.endsWith('/*') && found.to.startsWith('/') && !pages.has(found.to);
      if (found && !isLost) continue;
      const message = found
        ? `"${route}" was a page of this site. "${found.from}" redirects it to "${found.to}", which is no page.`
        : `"${route}" was a page of this site. Now it is neither a page nor a redirect.`;
      const jsonPath = ['routes', position];
      const to = movedTo(route, index.project);
      const fix: Fix | undefined =
        to && redirectsFile
          ? { kind: 'add', path: [route], value: to, file: redirectsFile.source.path }
          : undefined;
      yield { source: publishedFile.source, jsonPath, message, hint: hintFor(route, index), fix };
    }
  },
};
