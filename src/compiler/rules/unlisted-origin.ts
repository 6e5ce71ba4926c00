import { embeddedOrigins } from '../resolve/embeds.ts';
import type { Rule } from './rule.ts';

export const unlistedOrigin: Rule<'unlisted-origin'> = {
  code: 'unlisted-origin',
  severity: 'error',
  summary:
    'A page shows something from a server that `embeds` in `content/site.json` does not list, or no text of the site names a server that it lists.',
  reason:
    "The content security policy blocks everything from other servers, in development and on the built site. Such a server learns the visitor's address, so the law requires that visitors are told.",
  fix: 'Add the origin to `embeds`, and name its host in the text about privacy.',
  *check({ project, fileTexts }) {
    const { site } = project;
    if (!site) return;
    for (const [index, origin] of embeddedOrigins(project).entries()) {
      const host = URL.canParse(origin) ? new URL(origin).host : '';
      const isNamed = fileTexts.some(({ texts }) => texts.some(({ text }) => text.includes(host)));
      if (host === '' || isNamed) continue;
      const message = `embeds[${index}] is ${JSON.stringify(origin)}; no text says that visitors' browsers contact ${host}.`;
      const hint = 'Name it on the page about privacy, with the reason and a link to its own privacy policy.';
      yield { source: site.source, jsonPath: ['embeds', index], message, hint };
    }
  },
};
