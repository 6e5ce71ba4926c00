import { at, replaceAt, sentence } from '@json-site/compiler/diagnostics';
import type { Rule } from '@json-site/compiler/rule';
import { checkEachFile } from '@json-site/compiler/rule';
import { formatValue } from '@json-site/compiler/words';
import { isObject } from '@json-site/values/objects';
import { parseUrl } from '@json-site/values/paths';

function hostOf(address: unknown): string {
  // A path of this site has no host, and is what most links are.
  const isUrl = typeof address === 'string' && address.includes(':');
  const host = isUrl ? parseUrl(address)?.host : undefined;
  return host?.replace(/^www\./, '') ?? '';
}

export const rule: Rule = {
  code: 'own-address',
  severity: 'warning',
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
};
