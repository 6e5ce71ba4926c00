import type { RuleDiagnostic } from '@json-site/compiler/diagnostics';
import { at, SEVERITIES, sentence } from '@json-site/compiler/diagnostics';
import type { ParsedFile } from '@json-site/compiler/documents';
import { siteDateStyle } from '@json-site/compiler/documents';
import type { Rule } from '@json-site/compiler/rule';
import { recordSchemaOf, type Schema } from '@json-site/compiler/schema';
import { compareDates, dayOf, formatValue, instantOf } from '@json-site/compiler/words';
import type { JsonPath } from '@json-site/values/locations';
import { isObject } from '@json-site/values/objects';

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

/** Of the records of a collection, each date that is read to its end, with the property of the end. */
const periodsIn = ({ properties = {} }: Schema): [string, string][] =>
  Object.entries(properties).flatMap(([name, { until }]) => (until === undefined ? [] : [[name, until]]));

export const rule: Rule = {
  code: 'out-of-range',
  severity: SEVERITIES['out-of-range'],
  *check({ project }) {
    const { timeZone } = siteDateStyle(project.site);
    for (const { parsed } of project.pages.values())
      yield* wrongOrder(parsed, [], 'date', 'updated', timeZone);
    for (const [folder, records] of project.records) {
      const periods = periodsIn(recordSchemaOf(folder, project.input.schemas) ?? {});
      for (const record of records.values())
        for (const [start, end] of periods) yield* wrongOrder(record, [], start, end, timeZone);
    }
    if (project.site) yield* wrongOrder(project.site, ['banner'], 'from', 'until', timeZone);
  },
};
