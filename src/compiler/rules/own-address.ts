import { replaceAt } from '../report/fix.ts';
import { at, sentence } from '../report/sentence.ts';
import { formatValue } from '../report/wording.ts';
import { isObject } from '../schema/schema-walk.ts';
import { action, STOPS } from './examples/parts.ts';
import type { Rule } from './rule.ts';
import { checkEachFile } from './shared/site-index.ts';

function hostOf(address: unknown): string {
  return typeof address === 'string' && URL.canParse(address)
    ? new URL(address).host.replace(/^www\./, '')
    : '';
}

export const ownAddress: Rule = {
  summary: 'A link to a page of this site contains the whole web address.',
  reason:
    'The compiler does not check such a link, the browser reloads the whole page, and the link breaks when the site moves.',
  fix: 'Write only the path: `/about`.',
  check: (index) => {
    const { site } = index.project;
    const ownHost = hostOf(isObject(site?.value) ? site.value['url'] : undefined);
    if (!ownHost) return [];
    return checkEachFile(index, `own-address ${ownHost}`, function* ({ links }) {
      for (const { source, jsonPath, part, href } of links) {
        if (hostOf(href) !== ownHost) continue;
        const { pathname, search, hash } = new URL(href);
        const address = `${pathname}${search}${hash}`;
        const fix = replaceAt(jsonPath, part, href, address);
        const message = sentence`A link in ${at(jsonPath)} is ${formatValue(href)}, a page of this site.`;
        yield { source, jsonPath, part, message, hint: `Write "${address}".`, fix };
      }
    });
  },
  examples: [
    {
      title: 'A page of this site as a complete web address',
      files: { ...STOPS, ...action('https://example.org/stops') },
      output: `content/pages/index.json:12:19  own-address (warning)
  A link in blocks[0].actions[0].href is "https://example.org/stops", a page of this site.
  Write "/stops".`,
      highlighted: '"https://example.org/stops"',
    },
  ],
};
