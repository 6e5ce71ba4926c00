import { at, inFile, sentence } from '../report/sentence.ts';
import { valueIn } from '../schema/schema-walk.ts';
import { NOT_FOUND } from '../source/routes.ts';
import { DATED_INPUT, homePage } from './examples/dated.ts';
import type { Rule } from './rule.ts';

export const missingPage: Rule = {
  summary: 'The home page (`index.json`) or the not-found page (`404.json`) does not exist, or is a draft.',
  reason: 'Every site needs both.',
  fix: 'Create the file, for example with `npm run new page /`. Delete `"draft": true` in it.',
  *check({ project }) {
    for (const route of ['/', NOT_FOUND]) {
      const { source, value } = project.pages.get(route)?.parsed ?? {};
      if (!source || valueIn(value, 'draft') !== true) continue;
      const message = sentence`${at(['draft'])} is true, but no site can be built without ${inFile(source.path)}.`;
      yield { source, jsonPath: ['draft'], message, hint: 'Delete "draft".' };
    }
  },
  examples: [
    {
      title: 'No not-found page',
      files: { 'pages/404.json': null },
      output: `content/pages/404.json:1:1  missing-page
  There is no content/pages/404.json.
  Create it, for example with: npm run new page /404`,
      highlighted: '',
    },
    {
      title: 'A home page that is a draft',
      files: homePage({ draft: true }),
      input: DATED_INPUT,
      output: `content/pages/index.json:4:12  missing-page
  draft is true, but no site can be built without content/pages/index.json.
  Delete "draft".`,
      highlighted: 'true',
    },
  ],
};
