import { at, sentence } from '@json-site/compiler/diagnostics';
import { siteDateStyle } from '@json-site/compiler/documents';
import type { Rule } from '@json-site/compiler/rule';
import { formatValue, instantOf } from '@json-site/compiler/words';
import { isObject } from '@json-site/values/objects';

export const rule: Rule = {
  code: 'overdue-review',
  severity: 'error',
  mode: 'launch',
  *check({ project }) {
    const { now } = project.input;
    if (now === undefined) return;
    const { timeZone } = siteDateStyle(project.site);
    for (const { parsed } of project.pages.values()) {
      const { value, source } = parsed;
      if (!isObject(value)) continue;
      const due = instantOf(value['reviewBy'], timeZone);
      if (due === undefined || now < due) continue;
      const message = sentence`${at(['reviewBy'])} is ${formatValue(value['reviewBy'])}: this page may say what is no longer true.`;
      const hint = 'Read the page, correct what has changed, and write the day of the next review.';
      yield { source, jsonPath: ['reviewBy'], message, hint };
    }
  },
};
