import { endingsOf } from '../media/kinds.ts';
import { at, sentence } from '../report/sentence.ts';
import { houseStyle, siteWith } from './examples/parts.ts';
import type { Rule } from './rule.ts';
import { checkEachFile, houseStyleList } from './shared/site-index.ts';

/** `photo.jpg`, `client-emberline`, `IMG_0042` */
const FILE_NAME = new RegExp(`^\\S+\\.(?:${endingsOf('picture')}|gif|heic)$|^[\\w]+(?:[-_][\\w]+)+$`, 'i');

export const alternativeText: Rule = {
  summary:
    'The alternative text of a picture is a file name, or begins with a phrase like "image of" (`redundantAlternatives` in `content/house-style.json`). A missing alternative text is a `missing-property`.',
  reason: 'A screen reader announces "image" itself, and then reads this text.',
  fix: 'Describe the picture, as you would on the telephone.',
  check: (index) => {
    const redundant = houseStyleList(index, 'redundantAlternatives');
    return checkEachFile(index, `alternative-text ${redundant.join('\n')}`, function* ({ texts }) {
      for (const { source, jsonPath, text, kind } of texts) {
        if (kind !== 'alternative') continue;
        const where = at(jsonPath);
        const start = text.toLowerCase().replace(/^(?:an?|the)\s+/, '');
        const opening = redundant.find((phrase) => start.startsWith(`${phrase.toLowerCase()} `));
        if (FILE_NAME.test(text)) {
          const message = sentence`${where} is "${text}", the name of a file.`;
          yield { source, jsonPath, message, hint: 'Describe what the picture shows.' };
        } else if (opening !== undefined) {
          const message = sentence`${where} begins with "${opening}", which screen readers announce themselves.`;
          const hint = `Delete "${opening}" and describe what the picture shows.`;
          yield { source, jsonPath, message, hint };
        }
      }
    });
  },
  examples: [
    {
      title: 'An alternative text that begins with "image of"',
      files: {
        ...siteWith({ preview: { src: 'van.svg', alt: 'An image of the van' } }),
        ...houseStyle({ redundantAlternatives: ['image of'] }),
      },
      output: `content/site.json:6:12  alternative-text (warning)
  preview.alt begins with "image of", which screen readers announce themselves.
  Delete "image of" and describe what the picture shows.`,
      highlighted: '"An image of the van"',
    },
    {
      title: 'A file name as alternative text',
      files: siteWith({ preview: { src: 'van.svg', alt: 'van-front.svg' } }),
      output: `content/site.json:6:12  alternative-text (warning)
  preview.alt is "van-front.svg", the name of a file.
  Describe what the picture shows.`,
      highlighted: '"van-front.svg"',
    },
  ],
};
