import { formatValue } from '../report/wording.ts';
import { instantOf } from '../resolve/dates.ts';
import { isObject } from '../schema/schema-walk.ts';
import type { Rule } from './rule.ts';

export const outOfRange: Rule<'out-of-range'> = {
  code: 'out-of-range',
  severity: 'error',
  summary:
    'A text, list or number is longer, shorter, larger or smaller than its schema allows, or a page was updated before its date of publication.',
  reason: 'Limits keep pages readable on small screens, and descriptions complete in search results.',
  fix: 'Shorten or lengthen it. An emoji counts as one character. Correct the date.',
  *check({ project }) {
    for (const { parsed } of project.pages.values()) {
      if (!isObject(parsed.value)) continue;
      const { date, updated } = parsed.value;
      const [first, last] = [instantOf(date), instantOf(updated)];
      if (first === undefined || last === undefined || last >= first) continue;
      const message = `updated is ${formatValue(updated)}, which is before date, ${formatValue(date)}.`;
      const hint = 'Correct one of the dates, or delete "updated".';
      yield { source: parsed.source, jsonPath: ['updated'], message, hint };
    }
  },
};
