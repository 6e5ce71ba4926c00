import { at, sentence } from '../report/sentence.ts';
import { homeWithText } from './examples/parts.ts';
import type { Rule } from './rule.ts';
import { matchText } from './shared/match-text.ts';
import { checkEachFile, houseStyleList } from './shared/site-index.ts';

const REPEATED = /(?<![\p{L}\p{N}'’-])(\p{L}+)\s+\1(?![\p{L}\p{N}'’-])/giu;

export const repeatedWord: Rule = {
  summary:
    'A word appears twice in a row. Words that may be repeated are listed under `repeatable` in `content/house-style.json`.',
  reason: 'Authors overlook a repeated word easily; readers do not.',
  fix: 'Delete one of the two.',
  check: (index) => {
    const repeatable = houseStyleList(index, 'repeatable').map((word) => word.toLowerCase());
    return checkEachFile(index, `repeated-word ${repeatable.join('\n')}`, function* ({ texts }) {
      for (const text of texts) {
        for (const { match, part } of matchText(text, REPEATED)) {
          const [word = ''] = match.split(/\s/);
          if (repeatable.includes(word.toLowerCase())) continue;
          const { source, jsonPath } = text;
          const message = sentence`${at(jsonPath)} contains "${match}".`;
          yield { source, jsonPath, part, message, hint: `Delete one "${word}".` };
        }
      }
    });
  },
  examples: [
    {
      title: 'The same word twice in a row',
      files: homeWithText('It stops in the the square.'),
      output: `content/pages/index.json:8:28  repeated-word (warning)
  blocks[0].text contains "the the".
  Delete one "the".`,
      highlighted: 'the the',
    },
  ],
};
