import type { Schema } from '../schema/schema-set.ts';
import { isObject } from '../schema/schema-walk.ts';
import { REGISTER, siteWith } from './examples/parts.ts';
import type { Rule } from './rule.ts';

const FIX =
  'Create content/storage.json, and add { "type": "stored-data", "items": "all" } to the page about cookies or privacy.';

/** Whether the blocks of a schema list what the site stores. */
function showsStorage({ properties = {} }: Schema): boolean {
  return Object.values(properties).some(({ means }) => means === 'stored');
}

export const missingRegister: Rule = {
  summary:
    'A block lists the data that the site stores in the browser, but content/storage.json does not exist. With `--launch`, also: no page has such a block.',
  reason: 'The law requires that visitors are informed before a site stores data in their browser.',
  fix: FIX,
  mode: 'launch',
  *check({ project }) {
    const { site, pages, input } = project;
    const types = Object.entries(input.schemas.blocks).flatMap(([type, schema]) =>
      showsStorage(schema) ? [type] : [],
    );
    const isShown = [...pages.values()].some(({ parsed: { value } }) => {
      const blocks = isObject(value) && Array.isArray(value['blocks']) ? value['blocks'] : [];
      return blocks.some(
        (block) =>
          isObject(block) && types.includes(String(block['type'])) && Object.values(block).includes('all'),
      );
    });
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
