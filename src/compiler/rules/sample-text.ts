import { at, sentence } from '../report/sentence.ts';
import { homeWithText } from './examples/parts.ts';
import type { Rule } from './rule.ts';
import { checkEachFile } from './shared/site-index.ts';

/** A shorter text, such as "Read more", can be the right one by chance. */
const FEWEST_WORDS = 4;

export const sampleText: Rule = {
  summary: `A text of at least ${FEWEST_WORDS} words is still that of an example: \`examples\` in the schema of the block has the same text in the same property.`,
  reason: 'The studio inserts a block with the texts of an example. Visitors would read about somebody else.',
  fix: 'Write your own text. If the example was copied from your site, change the example.',
  check: (index) =>
    checkEachFile(index, 'sample-text', function* ({ texts }) {
      for (const { source, jsonPath, text, isSample } of texts) {
        if (!isSample || text.trim().split(/\s+/).length < FEWEST_WORDS) continue;
        const message = sentence`${at(jsonPath)} is still the sample text ${JSON.stringify(text)}.`;
        yield { source, jsonPath, message, hint: 'Write your own text.' };
      }
    }),
  examples: [
    {
      title: 'The text of an example',
      files: homeWithText('It brings **four thousand** books.'),
      output: `content/pages/index.json:8:15  sample-text
  blocks[0].text is still the sample text "It brings **four thousand** books.".
  Write your own text.`,
      highlighted: '"It brings **four thousand** books."',
    },
  ],
};
