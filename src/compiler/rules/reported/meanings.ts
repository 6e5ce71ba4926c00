import type { DiagnosticCode } from '../../report/codes.ts';
import { COLLECTED_INPUT, people, peopleList } from '../examples/collected.ts';
import { DATED_INPUT, posts } from '../examples/dated.ts';
import { home, json, page, siteWith } from '../examples/parts.ts';
import type { Rule } from '../rule.ts';

const YEARS = ['2023', '2024', '2025'];

const homeWithChart = (kind: string, categories: string[], ...series: [string, (number | null)[]][]) =>
  home({
    type: 'sections',
    chart: {
      kind,
      measure: 'Visits',
      categories,
      series: series.map(([label, values]) => ({ label, values })),
    },
  });

const opening = (from: string, to: string) => ({ days: ['monday'], times: [{ from, to }] });

const homeWithHours = (hours: object) => ({
  ...home({ type: 'sections', hours }),
  ...siteWith({ timeZone: 'Europe/London' }),
});

/** Diagnostics of the compiler about values with a meaning: they name something, or the compiler computes them. */
export const MEANINGS_RULES = {
  'missing-media': {
    summary: 'A file name that is not in `content/media/`.',
    reason: 'The visitor would see a broken picture.',
    fix: 'Add the file to `content/media/`, or write its name exactly as it is there, including capital letters.',
    examples: [
      {
        title: 'A misspelt file name',
        files: siteWith({ preview: { src: 'vam.svg', alt: 'The van' } }),
        output: `content/site.json:5:12  missing-media
  preview.src is "vam.svg"; there is no such file in content/media/.
  Did you mean "van.svg"?  Files: van.svg`,
        highlighted: '"vam.svg"',
      },
    ],
  },
  'invalid-chart': {
    summary:
      'A chart cannot be drawn: a series has more or fewer numbers than there are categories, no number is known, two series have the same label, or there are too many bars.',
    reason: 'Visitors would see a picture that is wrong or empty.',
    fix: 'Correct the numbers; write `null` for a number that is not known.',
    examples: [
      {
        title: 'A series without a number for each category',
        files: homeWithChart('lines', YEARS, ['Visits', [31, 58]]),
        output: `content/pages/index.json:22:23  invalid-chart
  blocks[1].chart.series[0].values has 2 numbers; there are 3 categories.
  Write one number for each category, in the same order; null for a number that is not known.`,
        highlighted: '[ …',
      },
      {
        title: 'A chart without a known number',
        files: homeWithChart('bars', YEARS, ['Visits', [null, null, null]]),
        output: `content/pages/index.json:19:19  invalid-chart
  blocks[1].chart.series has no number: every value is null.
  Delete the chart, or add the numbers that are known.`,
        highlighted: '[ …',
      },
      {
        title: 'More bars than anybody can compare',
        files: homeWithChart(
          'bars',
          Array.from({ length: 25 }, (_, index) => `${2000 + index}`),
          ...['Spring', 'Autumn', 'Winter'].map((label): [string, number[]] => [label, Array(25).fill(7)]),
        ),
        output: `content/pages/index.json:12:17  invalid-chart
  blocks[1].chart.kind is "bars"; this chart would have 75 bars, and at most 72 fit.
  Write "lines", or leave out categories or series.`,
        highlighted: '"bars"',
      },
      {
        title: 'Two series with the same label',
        files: homeWithChart('dots', YEARS, ['Visits', [1, 2, 3]], ['Visits', [3, 2, 1]]),
        output: `content/pages/index.json:29:22  invalid-chart
  blocks[1].chart.series[1].label is "Visits", like the label of another series.
  Give each series its own label.`,
        highlighted: '"Visits"',
      },
      {
        title: 'A number that no scale can show',
        files: homeWithChart('lines', YEARS, ['Visits', [1, 2, 1e300]]),
        output: `content/pages/index.json:25:15  invalid-chart
  blocks[1].chart.series[0].values[2] is too large or has too many decimals.
  Round it to 12 decimals, or write all numbers in another unit, for example in millions.`,
        highlighted: '1e+300',
      },
    ],
  },
  'invalid-table': {
    summary: 'A row of a table has more or fewer cells than there are columns.',
    reason: 'Values would be under the wrong header.',
    fix: 'Write one cell for each column; `–` where there is nothing to say.',
    examples: [
      {
        title: 'A row without a cell for each column',
        files: home({
          type: 'sections',
          table: { caption: 'Prices', columns: ['Ticket', 'Price'], rows: [{ cells: ['Adults'] }] },
        }),
        output: `content/pages/index.json:19:22  invalid-table
  blocks[1].table.rows[0].cells has 1 cell; there are 2 columns.
  Write one cell for each column, in the same order; "–" where there is nothing to say.`,
        highlighted: '[ …',
      },
    ],
  },
  'invalid-hours': {
    summary:
      'Opening hours contradict themselves: a time ends before it begins, two times of one day overlap, or two exceptions have the same day.',
    reason: 'Visitors would stand in front of a closed door.',
    fix: 'Write each time of a day once, and each day in one exception.',
    examples: [
      {
        title: 'A day with two times that overlap',
        files: homeWithHours({ week: [opening('09:00', '13:00'), opening('12:30', '17:00')] }),
        output: `content/pages/index.json:29:15  invalid-hours
  blocks[1].hours.week[1].times[0] (12:30–17:00) overlaps 09:00–13:00 of the same day.
  Write each time of a day once.`,
        highlighted: '{ …',
      },
      {
        title: 'A time that ends before it begins',
        files: homeWithHours({ week: [opening('20:00', '02:00')] }),
        output: `content/pages/index.json:20:23  invalid-hours
  blocks[1].hours.week[0].times[0].to is "02:00", which is not after 20:00.
  After midnight, the next day begins: write "24:00", and the rest as times of that day.`,
        highlighted: '"02:00"',
      },
      {
        title: 'A day in two exceptions',
        files: homeWithHours({
          week: [opening('09:00', '17:00')],
          exceptions: [{ date: '2026-12-24', until: '2026-12-28' }, { date: '2026-12-26' }],
        }),
        output: `content/pages/index.json:31:21  invalid-hours
  blocks[1].hours.exceptions[1].date is "2026-12-26", a day that the exception of 2026-12-24 has too.
  Write each day in one exception.`,
        highlighted: '"2026-12-26"',
      },
      {
        title: 'A period that ends before it begins',
        files: homeWithHours({
          week: [opening('09:00', '17:00')],
          exceptions: [{ date: '2026-12-24', until: '2026-12-20' }],
        }),
        output: `content/pages/index.json:28:22  invalid-hours
  blocks[1].hours.exceptions[0].until is "2026-12-20", which is not after 2026-12-24.
  Write the last day, or delete it if it is one day.`,
        highlighted: '"2026-12-20"',
      },
    ],
  },
  'unknown-icon': {
    summary: 'The name of an icon that does not exist.',
    reason: 'The page would have a gap instead of the icon.',
    fix: 'Use a name from lucide.dev/icons.',
    examples: [
      {
        title: 'A misspelt icon',
        files: home({ type: 'card-grid', items: [{ title: 'One', icon: 'bok' }, { title: 'Two' }] }),
        output: `content/pages/index.json:14:19  unknown-icon
  blocks[1].items[0].icon is "bok"; there is no such icon.
  Did you mean "book"?  Name of an icon.`,
        highlighted: '"bok"',
      },
    ],
  },
  'unknown-record': {
    summary: 'An id that has no file in the folder of its collection, such as `content/people/`.',
    reason: 'The page would refer to a record that does not exist.',
    fix: "The id is the file's name without `.json`.",
    examples: [
      {
        title: 'A shuttle that does not exist',
        files: {
          ...home({ type: 'shuttle-list', shuttles: ['vam', 'van'] }),
          'shuttles/van.json': json({ title: 'The van' }),
        },
        output: `content/pages/index.json:12:9  unknown-record
  blocks[1].shuttles[0] is "vam"; there is no content/shuttles/vam.json.
  Did you mean "van"?  Known: van`,
        highlighted: '"vam"',
      },
      {
        title: 'A list of records with an id that does not exist',
        files: { ...people, ...peopleList({ where: { team: 'desing' } }) },
        input: COLLECTED_INPUT,
        output: `content/pages/index.json:13:19  unknown-record
  blocks[1].people.where.team is "desing"; there is no content/teams/desing.json.
  Did you mean "design"?  Known: design`,
        highlighted: '"desing"',
      },
    ],
  },
  'empty-list': {
    summary:
      'A list of records to which no record belongs, a list of dated pages of a section that has none, or a feed without entries.',
    reason: 'Visitors would see a heading with nothing under it.',
    fix: 'Add a record or a page, or change the values in `where`.',
    examples: [
      {
        title: 'A list to which no record belongs',
        files: {
          ...people,
          ...home(
            { type: 'people-list', people: {} },
            { type: 'people-list', people: { where: { since: { from: 1999 } } } },
          ),
        },
        input: COLLECTED_INPUT,
        output: `content/pages/index.json:15:17  empty-list (warning)
  blocks[2].people is an empty list: no record in content/people/ has "since" from 1999.
  Change the values, or add a record.`,
        highlighted: '{ …',
      },
      {
        title: 'A list of news while there are none',
        files: {
          'pages/news.json': page(),
          ...siteWith({ menu: ['/news'] }),
          ...posts({ section: '/news/*' }),
        },
        input: DATED_INPUT,
        output: `content/pages/index.json:11:16  empty-list (warning)
  blocks[1].pages is an empty list: there is no page in /news/*.
  Add a page, or publish a draft.`,
        highlighted: '{ …',
      },
    ],
  },
} satisfies Partial<Record<DiagnosticCode, Rule>>;
