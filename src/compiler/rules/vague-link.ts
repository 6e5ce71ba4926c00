import { formatPath } from '../source/locations.ts';
import type { Rule } from './rule.ts';
import { houseStyle, reportPerFile } from './shared/site-index.ts';

export const vagueLink: Rule<'vague-link'> = {
  code: 'vague-link',
  severity: 'warning',
  what: 'The words of a link do not say where it leads: those under `vagueLinks` in `content/house-style.json`, or a bare address.',
  why: 'Screen readers list the links of a page without the text around them (WCAG 2.2, 2.4.4).',
  fix: 'Name what is behind the link.',
  check: (facts, tellAll) => {
    const vague = new Set(houseStyle(facts, 'vagueLinks').map((words) => words.toLowerCase()));
    reportPerFile(facts, `vague-link ${[...vague].join('\n')}`, tellAll, ({ links }, tell) => {
      for (const { source, label, labelAt } of links) {
        const plain = label
          .trim()
          .toLowerCase()
          .replace(/[.…:!›»>]+$/, '');
        const isAddress = /^https?:\/\//.test(plain);
        if (!isAddress && !vague.has(plain)) continue;
        const message = `${formatPath(labelAt.segments)} has a link with the words "${label}".`;
        tell({ source, ...labelAt, message, hint: 'Name what is behind the link: "See our prices".' });
      }
    });
  },
};
