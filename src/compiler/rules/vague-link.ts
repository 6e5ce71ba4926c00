import { at, sentence } from '../report/sentence.ts';
import type { Rule } from './rule.ts';
import { checkEachFile, houseStyleList } from './shared/site-index.ts';

export const rule: Rule = {
  code: 'vague-link',
  severity: 'warning',
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
};
