import { formatValue } from '../report/wording.ts';
import { isObject } from '../schema/schema-walk.ts';
import { formatPath } from '../source/locations.ts';
import type { Rule } from './rule.ts';
import { reportPerFile } from './shared/site-index.ts';

function hostOf(address: unknown): string {
  return typeof address === 'string' && URL.canParse(address)
    ? new URL(address).host.replace(/^www\./, '')
    : '';
}

export const ownAddress: Rule<'own-address'> = {
  code: 'own-address',
  severity: 'warning',
  what: "A link to this site's own pages is written with the whole web address.",
  why: 'It is not checked as other links are, loads the page anew, and breaks when the site moves.',
  fix: 'Write the page alone: `/about`.',
  check: (facts, tellAll) => {
    const { site } = facts.project;
    const own = hostOf(isObject(site?.value) ? site.value['url'] : undefined);
    if (!own) return;
    reportPerFile(facts, `own-address ${own}`, tellAll, ({ links }, tell) => {
      for (const { source, segments, spot, href } of links) {
        if (hostOf(href) !== own) continue;
        const { pathname, search, hash } = new URL(href);
        const message = `A link in ${formatPath(segments)} is ${formatValue(href)}, a page of this site.`;
        tell({ source, segments, spot, message, hint: `Write "${pathname}${search}${hash}".` });
      }
    });
  },
};
