import { at, sentence } from '../report/sentence.ts';
import { embeddedOrigins } from '../resolve/embeds.ts';
import { home, siteWith } from './examples/parts.ts';
import type { Rule } from './rule.ts';

export const unlistedOrigin: Rule = {
  summary:
    'A page shows something from a server that `embeds` in `content/site.json` does not list, or no text of the site names a server that it lists.',
  reason:
    "The content security policy blocks everything from other servers, in development and on the built site. Such a server learns the visitor's address, so the law requires that visitors are told.",
  fix: 'Add the origin to `embeds`, and name its host in the text about privacy.',
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
  examples: [
    {
      title: 'A film on a server that site.json does not list',
      files: home({ type: 'sections', frame: 'https://video.example.org/embed/1' }),
      output: `content/pages/index.json:11:16  unlisted-origin
  blocks[1].frame is on https://video.example.org, which "embeds" in content/site.json does not list: browsers would show nothing.
  Add "https://video.example.org" to "embeds", and say on the page about privacy that visitors' browsers contact it.`,
      highlighted: '"https://video.example.org/embed/1"',
    },
    {
      title: 'A server of which no visitor is told',
      files: {
        ...home({ type: 'sections', frame: 'https://video.example.org/embed/1' }),
        ...siteWith({ embeds: ['https://video.example.org'] }),
      },
      output: `content/site.json:5:5  unlisted-origin
  embeds[0] is "https://video.example.org"; no text says that visitors' browsers contact video.example.org.
  Name it on the page about privacy, with the reason and a link to its own privacy policy.`,
      highlighted: '"https://video.example.org"',
    },
  ],
};
