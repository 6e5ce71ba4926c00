import { formatPath } from '../source/locations.ts';
import type { Rule } from './rule.ts';
import { houseStyle, reportPerFile } from './shared/site-index.ts';

/** `photo.jpg`, `client-emberline`, `IMG_0042` */
const FILE_NAME = /^\S+\.(?:svg|png|jpe?g|webp|avif|gif)$|^[\w]+(?:[-_][\w]+)+$/i;

export const alternativeText: Rule<'alternative-text'> = {
  code: 'alternative-text',
  severity: 'warning',
  what: 'The text that stands for a picture is a file name, or begins with words like "image of" (`redundantAlternatives` in `content/house-style.json`). A missing one is a `missing-property`.',
  why: 'A screen reader says "image" by itself, and then reads this text out.',
  fix: 'Say what the picture says, as you would on the telephone.',
  check: (facts, tellAll) => {
    const redundant = houseStyle(facts, 'redundantAlternatives');
    reportPerFile(facts, `alternative-text ${redundant.join('\n')}`, tellAll, ({ words }, tell) => {
      for (const { source, segments, text, kind } of words) {
        if (kind !== 'alternative') continue;
        const where = formatPath(segments);
        const plain = text.toLowerCase().replace(/^(?:an?|the)\s+/, '');
        const opening = redundant.find((words) => plain.startsWith(`${words.toLowerCase()} `));
        if (FILE_NAME.test(text)) {
          const message = `${where} is "${text}", the name of a file.`;
          tell({ source, segments, message, hint: 'Say what the picture shows.' });
        } else if (opening !== undefined) {
          const message = `${where} begins with "${opening}"; screen readers say so themselves.`;
          tell({ source, segments, message, hint: `Leave "${opening}" out and say what it shows.` });
        }
      }
    });
  },
};
