import { REGISTER, siteWith } from './examples/parts.ts';
import type { Rule } from './rule.ts';
import { storageLists } from './shared/blocks.ts';

const FIX =
  'Create content/storage.json, and add { "type": "stored-data", "items": "all" } to the page about cookies or privacy.';

export const missingRegister: Rule = {
  summary:
    'A block lists the data that the site stores in the browser, but content/storage.json does not exist. With `--launch`, also: no page has such a block.',
  reason: 'The law requires that visitors are informed before a site stores data in their browser.',
  fix: FIX,
  mode: 'launch',
  *check({ project }) {
    const { site } = project;
    const isShown = storageLists(project).some(({ block }) => Object.values(block).includes('all'));
    if (isShown || !site) return;
    const message = 'No page lists the data that the site stores in the browser.';
    yield { source: site.source, jsonPath: [], part: 'open', message, hint: FIX };
  },
  examples: [
    {
      title: 'A list of the stored data, without content/storage.json',
      files: { ...REGISTER, 'storage.json': null },
      output: `content/pages/404.json:1:137  missing-register
  This block lists the data that the site stores in the browser, but content/storage.json does not exist.
  Create it; schemas/storage.schema.json describes it.`,
      highlighted: '"all"',
    },
    {
      title: 'A list of what a submission stores, without its texts',
      files: { ...REGISTER, 'pages/404.json': REGISTER['pages/404.json'].replace('"all"', '"submissions"') },
      output: `content/pages/404.json:1:137  missing-register
  This block lists what is stored when a form is sent, but content/storage.json has no "submissions".
  Add it; schemas/storage.schema.json describes it.`,
      highlighted: '"submissions"',
    },
    {
      title: 'No page with a list of the stored data, with --launch',
      files: siteWith(),
      mode: 'launch',
      output: `content/site.json:1:1  missing-register
  No page lists the data that the site stores in the browser.
  Create content/storage.json, and add { "type": "stored-data", "items": "all" } to the page about cookies or privacy.`,
      highlighted: '{',
    },
  ],
};
