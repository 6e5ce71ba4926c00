import { at, SEVERITIES, sentence } from '@json-site/compiler/diagnostics';
import { embeddedOrigins } from '@json-site/compiler/documents';
import type { Rule } from '@json-site/compiler/rule';
import { parseUrl } from '@json-site/values/paths';

export const rule: Rule = {
  code: 'unlisted-origin',
  severity: SEVERITIES['unlisted-origin'],
  *check({ project, documentTexts }) {
    const { site } = project;
    if (!site) return;
    for (const [index, origin] of embeddedOrigins(project).entries()) {
      const host = parseUrl(origin)?.host ?? '';
      const isNamed = documentTexts.some(({ texts }) => texts.some(({ text }) => text.includes(host)));
      if (host === '' || isNamed) continue;
      const message = sentence`${at(['embeds', index])} is ${JSON.stringify(origin)}; no text says that visitors' browsers contact ${host}.`;
      const hint = 'Name it on the page about privacy, with the reason and a link to its own privacy policy.';
      yield { source: site.source, jsonPath: ['embeds', index], message, hint };
    }
  },
};
