import { at, sentence } from '../report/sentence.ts';
import { homeWithText, houseStyle, STOPS } from './examples/parts.ts';
import type { Rule } from './rule.ts';
import { checkEachFile, houseStyleList } from './shared/site-index.ts';

export const vagueLink: Rule = {
  summary:
    'The label of a link does not describe its target: it is listed under `vagueLinks` in `content/house-style.json`, or it is a bare address.',
  reason: 'Screen readers list the links of a page without the text around them (WCAG 2.2, 2.4.4).',
  fix: 'Describe the target in the label.',
  check: (index) => {
    const vague = new Set(houseStyleList(index, 'vagueLinks').map((label) => label.toLowerCase()));
    return checkEachFile(index, `vague-link ${[...vague].join('\n')}`, function* ({ links }) {
      for (const { source, label, labelLocation } of links) {
        const normalised = label
          .trim()
          .toLowerCase()
          .replace(/[.…:!›»>]+$/, '');
        const isAddress = /^https?:\/\//.test(normalised);
        if (!isAddress && !vague.has(normalised)) continue;
        const message = sentence`${at(labelLocation.jsonPath)} has a link with the label "${label}".`;
        yield { source, ...labelLocation, message, hint: 'Describe the target: "See our prices".' };
      }
    });
  },
  examples: [
    {
      title: 'A link with the label "click here"',
      files: {
        ...STOPS,
        ...homeWithText('For stops [click here](/stops).'),
        ...houseStyle({ vagueLinks: ['click here'] }),
      },
      output: `content/pages/index.json:8:27  vague-link (warning)
  blocks[0].text has a link with the label "click here".
  Describe the target: "See our prices".`,
      highlighted: 'click here',
    },
  ],
};
