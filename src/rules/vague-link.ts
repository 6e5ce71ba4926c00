import { at, sentence } from '@json-site/compiler/diagnostics';
import type { Rule } from '@json-site/compiler/rule';
import { checkEachFile, houseStyleList } from '@json-site/compiler/rule';

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
