import { at, sentence } from '../report/sentence.ts';
import { formatValue } from '../report/wording.ts';
import { CARDS, home } from './examples/parts.ts';
import type { Rule } from './rule.ts';
import { checkEachFile } from './shared/site-index.ts';

const FIX = 'Write the text, or delete the property or block that contains it.';

export const blankText: Rule = {
  summary: 'A required text contains only spaces or invisible characters.',
  reason: 'A visitor would see a gap, and a screen reader would announce a heading or a link without a name.',
  fix: FIX,
  check: (index) =>
    checkEachFile(index, 'blank-text', function* ({ texts }) {
      for (const { source, jsonPath, text, isRequired } of texts) {
        if (!isRequired || text === '' || /[^\p{Z}\p{C}]/u.test(text)) continue;
        const message = sentence`${at(jsonPath)} is ${formatValue(text)}, which has no visible character.`;
        yield { source, jsonPath, message, hint: FIX };
      }
    }),
  examples: [
    {
      title: 'A heading of spaces',
      files: home({ ...CARDS, heading: '   ' }),
      output: `content/pages/index.json:19:18  blank-text
  blocks[1].heading is "   ", which has no visible character.
  Write the text, or delete the property or block that contains it.`,
      highlighted: '"   "',
    },
  ],
};
