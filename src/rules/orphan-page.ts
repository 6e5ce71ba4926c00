import { inFile, sentence } from '@json-site/compiler/diagnostics';
import { currentRoute, NOT_FOUND, parentOf, versionsByRoute } from '@json-site/compiler/documents';
import type { Rule } from '@json-site/compiler/rule';
import { mayBeReferenced } from '@json-site/compiler/rule';
import { valueIn } from '@json-site/values/objects';

export const rule: Rule = {
  code: 'orphan-page',
  severity: 'warning',
  *check(index) {
    const { project, references } = index;
    const linked = references.filter(({ kind, route, to, source }) => {
      return kind === 'page' && route !== to && source !== project.redirectsFile?.source;
    });
    const written = new Set(linked.map(({ to }) => to));
    const targets = new Set([...written].map((to) => currentRoute(to, project)));
    const versions = versionsByRoute(project);
    const isLinked = (route: string) => route === '/' || targets.has(route);
    for (const { route, parsed } of project.pages.values()) {
      // The header links to each version of a page.
      if (Object.values(versions.get(route) ?? {}).some(isLinked)) continue;
      if (isLinked(route) || route === NOT_FOUND || project.drafts.has(route)) continue;
      // A page that search engines may not list is often reached only from a letter or a campaign.
      if (valueIn(parsed.value, 'noindex') === true) continue;
      if (mayBeReferenced(index, route, `${parentOf(route)}/*`.replace('//', '/'))) continue;
      const message = `Nothing links to ${route}, and no list of pages shows it.`;
      const hint = sentence`Link to it from another page, or add it to the header or footer in ${inFile('content/site.json')}.`;
      yield { source: parsed.source, jsonPath: [], part: 'open', message, hint };
    }
  },
};
