import type { RuleDiagnostic } from '../report/diagnostic.ts';
import { at, sentence } from '../report/sentence.ts';
import { formatValue } from '../report/wording.ts';
import { isObject } from '../schema/schema-walk.ts';
import { compareDates, dayOf, instantOf } from '../source/dates.ts';
import type { ParsedFile } from '../source/json-file.ts';
import type { JsonPath } from '../source/locations.ts';
import { siteDateStyle } from '../source/site-language.ts';
import { COLLECTED_INPUT, people, peopleList } from './examples/collected.ts';
import { DATED_INPUT, news } from './examples/dated.ts';
import { CARDS, home, siteWith } from './examples/parts.ts';
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

export const outOfRange: Rule = {
  summary:
    'A text, list or number is longer, shorter, larger or smaller than its schema allows, a later date is before the earlier one, or nothing is left of a range.',
  reason: 'Limits keep pages readable on small screens, and descriptions complete in search results.',
  fix: 'Shorten or lengthen it. An emoji counts as one character. Correct the date.',
  *check({ project }) {
    const { timeZone } = siteDateStyle(project.site);
    for (const { parsed } of project.pages.values())
      yield* wrongOrder(parsed, [], 'date', 'updated', timeZone);
    if (project.site) yield* wrongOrder(project.site, ['banner'], 'from', 'until', timeZone);
  },
  examples: [
    {
      title: 'A heading that is too long',
      files: home({ ...CARDS, heading: 'A heading that does not end' }),
      output: `content/pages/index.json:19:18  out-of-range
  blocks[1].heading is too long (27 of at most 20 characters).
  A heading of 2 to 20 characters.`,
      highlighted: '"A heading that does not end"',
    },
    {
      title: 'A list with too few items',
      files: home({ type: 'card-grid', items: [{ title: 'One' }] }),
      output: `content/pages/index.json:11:16  out-of-range
  blocks[1].items has too little (1 of at least 2 items).
  The cards in order.`,
      highlighted: '[ …',
    },
    {
      title: 'A number that is too large',
      files: home({ ...CARDS, columns: 9 }),
      output: `content/pages/index.json:19:18  out-of-range
  blocks[1].columns is 9; it must be at most 4.
  Side by side.`,
      highlighted: '9',
    },
    {
      title: 'A range without sense',
      files: { ...people, ...peopleList({ where: { since: { from: 2020, to: 2005 } } }) },
      input: COLLECTED_INPUT,
      output: `content/pages/index.json:15:19  out-of-range
  blocks[1].people.where.since.to is 2005; nothing is left of the range, which begins at 2020.
  Write the smaller value as "from", or delete one of the two.`,
      highlighted: '2005',
    },
    {
      title: 'A page that was updated before it was published',
      files: news({ date: '2026-03-05', updated: '2026-03-04T23:59+01:00' }),
      input: DATED_INPUT,
      output: `content/pages/news/first.json:5:14  out-of-range
  updated is "2026-03-04T23:59+01:00", which is before date, "2026-03-05".
  Correct one of the dates, or delete "updated".`,
      highlighted: '"2026-03-04T23:59+01:00"',
    },
    {
      title: 'A banner that ends before it begins',
      files: siteWith({ banner: { from: '2027-01-04', until: '2026-12-21' } }),
      input: DATED_INPUT,
      output: `content/site.json:6:14  out-of-range
  banner.until is "2026-12-21", which is before banner.from, "2027-01-04".
  Correct one of the dates, or delete "until".`,
      highlighted: '"2026-12-21"',
    },
  ],
};
