import { at, sentence } from '@json-site/compiler/diagnostics';
import { siteDateStyle } from '@json-site/compiler/documents';
import type { Rule } from '@json-site/compiler/rule';
import { formatValue, instantOf } from '@json-site/compiler/words';
import { isObject } from '@json-site/values/objects';

/** A day begins in the first time zone 14 hours before it does in UTC. */
const FIRST_ZONE = 14 * 3_600_000;

export const rule: Rule = {
  code: 'future-date',
  severity: 'warning',
  *check({ project }) {
    const { now } = project.input;
    if (now === undefined) return;
    const { timeZone } = siteDateStyle(project.site);
    for (const { route, parsed } of project.pages.values()) {
      const { value, source } = parsed;
      if (!isObject(value) || project.drafts.has(route)) continue;
      for (const name of ['date', 'updated']) {
        const instant = instantOf(value[name], timeZone);
        const isDay = String(value[name]).length === 'YYYY-MM-DD'.length;
        if (instant === undefined || instant <= now + (isDay ? FIRST_ZONE : 0)) continue;
        const message = sentence`${at([name])} is ${formatValue(value[name])}, which lies in the future. The page is published all the same.`;
        const hint = 'To publish it then, add "publishAt" with the same time.';
        yield { source, jsonPath: [name], message, hint };
      }
    }
  },
};
