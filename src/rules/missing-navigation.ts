import { at, inFile, sentence } from '@json-site/compiler/diagnostics';
import { currentRoute } from '@json-site/compiler/documents';
import type { Rule } from '@json-site/compiler/rule';
import { isObject } from '@json-site/values/objects';

const NAVIGATION = new Set<string | number | undefined>(['header', 'footer']);

export const rule: Rule = {
  code: 'missing-navigation',
  severity: 'warning',
  *check({ project, references, filesWithErrors }) {
    const sites = [project, ...project.translated.values()].map(({ site }) => site?.source.path);
    // References of site.json are incomplete while it has errors, which are reported already.
    if (!project.site || filesWithErrors.some(({ source }) => sites.includes(source.path))) return;
    const inNavigation = new Set(
      references
        .filter(({ source, jsonPath }) => sites.includes(source.path) && NAVIGATION.has(jsonPath[0]))
        .map(({ to }) => currentRoute(to, project)),
    );
    for (const { route, parsed } of project.pages.values()) {
      const isExpected = isObject(parsed.value) && parsed.value['inNavigation'] === true;
      if (!isExpected || inNavigation.has(route) || project.drafts.has(route)) continue;
      const message = sentence`${at(['inNavigation'])} is true, but neither the header nor the footer links to ${route}.`;
      const hint = sentence`Add { "label": "…", "href": "${route}" } to the header or footer in ${inFile('content/site.json')}.`;
      yield { source: parsed.source, jsonPath: ['inNavigation'], message, hint };
    }
  },
};
