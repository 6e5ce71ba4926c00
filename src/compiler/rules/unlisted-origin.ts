import { SEVERITIES } from '../report/codes.ts';
import { at, sentence } from '../report/sentence.ts';
import { embeddedOrigins } from '../resolve/embeds.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  code: 'unlisted-origin',
  severity: SEVERITIES['unlisted-origin'],
  *check({ project, documentTexts }) {
    const { site } = project;
    if (!site) return;
    for (const [index, origin] of embeddedOrigins(project).entries()) {
      const host = URL.canParse(origin) ? new URL(origin).host : '';
      const isNamed = documentTexts.some(({ texts }) => texts.some(({ text }) => text.includes(host)));
      if (host === '' || isNamed) continue;
      const message = sentence`${at(['embeds', index])} is ${JSON.stringify(origin)}; no text says that visitors' browsers contact ${host}.`;
      const hint = 'Name it on the page about privacy, with the reason and a link to its own privacy policy.';
      yield { source: site.source, jsonPath: ['embeds', index], message, hint };
    }
  },
};
