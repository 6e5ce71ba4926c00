import { at, inFile, sentence } from '../report/sentence.ts';
import { isObject } from '../schema/schema-walk.ts';
import { currentRoute } from '../source/published.ts';
import type { Rule } from './rule.ts';

const NAVIGATION = new Set<string | number | undefined>(['header', 'footer']);

export const rule: Rule = {
  code: 'missing-navigation',
  severity: 'warning',
  *check({ project, references, filesWithErrors }) {
    const sites = [project, ...project.translated.values()].map(({ site }) => site?.source);
    // References of site.json are incomplete while it has errors, which are reported already.
    if (!project.site || filesWithErrors.some(({ source }) => sites.includes(source))) return;
    const inNavigation = new Set(
      references
        .filter(({ source, jsonPath }) => sites.includes(source) && NAVIGATION.has(jsonPath[0]))
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
