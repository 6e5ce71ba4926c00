import { at, inFile, sentence } from '../report/sentence.ts';
import { isObject } from '../schema/schema-walk.ts';
import { currentRoute } from '../source/published.ts';
import { page, STOPS } from './examples/parts.ts';
import type { Rule } from './rule.ts';

const NAVIGATION = new Set<string | number | undefined>(['header', 'footer']);

export const missingNavigation: Rule = {
  summary: 'A page has `"inNavigation": true`, but neither the header nor the footer links to it.',
  reason:
    'Visitors must be able to reach some pages, such as a privacy policy or a contact page, from every page.',
  fix: 'Add a link to the header or footer in `content/site.json`, or delete the property.',
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
  examples: [
    {
      title: 'A page that is missing in the header and footer',
      files: { ...STOPS, 'pages/stops.json': page({ inNavigation: true }) },
      output: `content/pages/stops.json:4:19  missing-navigation (warning)
  inNavigation is true, but neither the header nor the footer links to /stops.
  Add { "label": "…", "href": "/stops" } to the header or footer in content/site.json.`,
      highlighted: 'true',
    },
  ],
};
