import { isObject } from '../schema/schema-walk.ts';
import { meantPage } from '../source/published.ts';
import type { Rule } from './rule.ts';

const NAVIGATION = new Set<string | number | undefined>(['header', 'footer']);

export const missingNavigation: Rule<'missing-navigation'> = {
  code: 'missing-navigation',
  severity: 'warning',
  what: 'A page says `"inNavigation": true`, but neither header nor footer leads to it.',
  why: 'Some pages, a privacy policy or the way to get in touch, must be found from everywhere.',
  fix: 'Add a link to header or footer in `content/site.json`, or delete the property.',
  check: ({ project, references, unclear }, tell) => {
    // What it cannot be told by is told already.
    if (unclear.some(({ source }) => source === project.site?.source)) return;
    const inNavigation = new Set(
      references
        .filter(({ source, segments }) => source === project.site?.source && NAVIGATION.has(segments[0]))
        .map(({ to }) => meantPage(to, project)),
    );
    for (const { route, parsed } of project.pages.values()) {
      const asks = isObject(parsed.value) && parsed.value['inNavigation'] === true;
      if (!asks || inNavigation.has(route)) continue;
      const message = `inNavigation is true, but neither header nor footer leads to ${route}.`;
      const hint = `Add { "label": "…", "href": "${route}" } to the header or footer in content/site.json.`;
      tell({ source: parsed.source, segments: ['inNavigation'], message, hint });
    }
  },
};
