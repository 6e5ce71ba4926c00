import { formatPath } from '../source/locations.ts';
import type { Rule } from './rule.ts';
import { houseStyle, reportPerFile } from './shared/site-index.ts';
import { matchesIn } from './shared/word-matches.ts';

const TWICE = /(?<![\p{L}\p{N}'’-])(\p{L}+)\s+\1(?![\p{L}\p{N}'’-])/giu;

export const repeatedWord: Rule<'repeated-word'> = {
  code: 'repeated-word',
  severity: 'warning',
  what: 'The same word twice in a row. Words that may stand twice are `repeatable` in `content/house-style.json`.',
  why: 'It is what the writer no longer sees and every reader does.',
  fix: 'Delete one of the two.',
  check: (facts, tellAll) => {
    const repeatable = houseStyle(facts, 'repeatable').map((word) => word.toLowerCase());
    reportPerFile(facts, `repeated-word ${repeatable.join('\n')}`, tellAll, (reading, tell) => {
      for (const words of reading.words) {
        for (const { found, spot } of matchesIn(words, TWICE)) {
          const [word = ''] = found.split(/\s/);
          if (repeatable.includes(word.toLowerCase())) continue;
          const { source, segments } = words;
          const message = `${formatPath(segments)} says "${found}".`;
          tell({ source, segments, spot, message, hint: `Delete one "${word}".` });
        }
      }
    });
  },
};
