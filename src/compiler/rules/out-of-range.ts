import { SEVERITIES } from '../report/codes.ts';
import type { RuleDiagnostic } from '../report/diagnostic.ts';
import { at, sentence } from '../report/sentence.ts';
import { formatValue } from '../report/wording.ts';
import { isObject } from '../schema/schema-walk.ts';
import { compareDates, dayOf, instantOf } from '../source/dates.ts';
import type { ParsedFile } from '../source/json-file.ts';
import type { JsonPath } from '../source/locations.ts';
import { siteDateStyle } from '../source/site-language.ts';
import type { Rule } from './rule.ts';

/** Finds a later date that is before the earlier one. */
function* wrongOrder(
  { source, value }: ParsedFile,
  path: JsonPath,
  earlier: string,
  later: string,
  timeZone: string | undefined,
): Iterable<RuleDiagnostic> {
  const dates = path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);
  if (!isObject(dates)) return;
  const [first, last] = [dates[earlier], dates[later]];
  if (instantOf(first) === undefined || instantOf(last) === undefined) return;
  // A day without a time lasts until its end.
  if (compareDates(first, last, timeZone) <= 0 || dayOf(first, timeZone) === last) return;
  const jsonPath = [...path, later];
  const message = sentence`${at(jsonPath)} is ${formatValue(dates[later])}, which is before ${at([...path, earlier])}, ${formatValue(dates[earlier])}.`;
  const hint = sentence`Correct one of the dates, or delete ${{ property: later, of: path }}.`;
  yield { source, jsonPath, message, hint };
}

export const rule: Rule = {
  code: 'out-of-range',
  severity: SEVERITIES['out-of-range'],
  *check({ project }) {
    const { timeZone } = siteDateStyle(project.site);
    for (const { parsed } of project.pages.values())
      yield* wrongOrder(parsed, [], 'date', 'updated', timeZone);
    if (project.site) yield* wrongOrder(project.site, ['banner'], 'from', 'until', timeZone);
  },
};
