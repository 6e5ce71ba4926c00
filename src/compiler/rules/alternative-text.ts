import { endingsOf } from '../media/kinds.ts';
import { formatPath } from '../source/locations.ts';
import type { Rule } from './rule.ts';
import { checkEachFile, houseStyleList } from './shared/site-index.ts';

/** `photo.jpg`, `client-emberline`, `IMG_0042` */
const FILE_NAME = new RegExp(`^\\S+\\.(?:${endingsOf('picture')}|gif|heic)$|^[\\w]+(?:[-_][\\w]+)+$`, 'i');

export const alternativeText: Rule<'alternative-text'> = {
  code: 'alternative-text',
  severity: 'warning',
  summary:
    'The alternative text of a picture is a file name, or begins with a phrase like "image of" (`redundantAlternatives` in `content/house-style.json`). A missing alternative text is a `missing-property`.',
  reason: 'A screen reader announces "image" itself, and then reads this text.',
  fix: 'Describe the picture, as you would on the telephone.',
  check: (index) => {
    const redundant = houseStyleList(index, 'redundantAlternatives');
    return checkEachFile(index, `alternative-text ${redundant.join('\n')}`, function* ({ texts }) {
      for (const { source, jsonPath, text, kind } of texts) {
        if (kind !== 'alternative') continue;
        const where = formatPath(jsonPath);
        const start = text.toLowerCase().replace(/^(?:an?|the)\s+/, '');
        const opening = redundant.find((phrase) => start.startsWith(`${phrase.toLowerCase()} `));
        if (FILE_NAME.test(text)) {
          const message = `${where} is "${text}", the name of a file.`;
          yield { source, jsonPath, message, hint: 'Describe what the picture shows.' };
        } else if (opening !== undefined) {
          const message = `${where} begins with "${opening}", which screen readers announce themselves.`;
          yield {
            source,
            jsonPath,
            message,
            hint: `Delete "${opening}" and describe what the picture shows.`,
          };
        }
      }
    });
  },
};
