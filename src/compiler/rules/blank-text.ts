import { formatValue } from '../report/wording.ts';
import { formatPath } from '../source/locations.ts';
import type { Rule } from './rule.ts';
import { reportPerFile } from './shared/site-index.ts';

export const blankText: Rule<'blank-text'> = {
  code: 'blank-text',
  severity: 'error',
  what: 'A text that must say something holds spaces or invisible characters only.',
  why: 'A visitor would see a gap, and a screen reader would announce a heading or a link without a name.',
  fix: 'Write the text, or delete the property or block that it belongs to.',
  check: (facts, tellAll) =>
    reportPerFile(facts, 'blank-text', tellAll, ({ words }, tell) => {
      for (const { source, segments, text, isRequired } of words) {
        if (!isRequired || text === '' || /[^\p{Z}\p{C}]/u.test(text)) continue;
        const message = `${formatPath(segments)} is ${formatValue(text)}; it says nothing.`;
        tell({ source, segments, message, hint: 'Write the text, or delete what it belongs to.' });
      }
    }),
};
