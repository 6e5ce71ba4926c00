import type { DiagnosticCase } from './diagnostic-case.ts';
import { home } from './parts.ts';

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

/** Diagnostics about charts. */
export const CHART_CASES: DiagnosticCase[] = [
  {
    code: 'invalid-chart',
    title: 'A series without a number for each category',
    files: homeWithChart('lines', YEARS, ['Visits', [31, 58]]),
    output: `content/pages/index.json:22:23  invalid-chart
  blocks[1].chart.series[0].values has 2 numbers; there are 3 categories.
  Write one number for each category, in the same order; null for a number that is not known.`,
    highlighted: '[ …',
  },
  {
    code: 'invalid-chart',
    title: 'A chart without a known number',
    files: homeWithChart('bars', YEARS, ['Visits', [null, null, null]]),
    output: `content/pages/index.json:19:19  invalid-chart
  blocks[1].chart.series has no number: every value is null.
  Delete the chart, or add the numbers that are known.`,
    highlighted: '[ …',
  },
  {
    code: 'invalid-chart',
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
    code: 'invalid-chart',
    title: 'Two series with the same label',
    files: homeWithChart('dots', YEARS, ['Visits', [1, 2, 3]], ['Visits', [3, 2, 1]]),
    output: `content/pages/index.json:29:22  invalid-chart
  blocks[1].chart.series[1].label is "Visits", like the label of another series.
  Give each series its own label.`,
    highlighted: '"Visits"',
  },
  {
    code: 'invalid-chart',
    title: 'A number that no scale can show',
    files: homeWithChart('lines', YEARS, ['Visits', [1, 2, 1e300]]),
    output: `content/pages/index.json:25:15  invalid-chart
  blocks[1].chart.series[0].values[2] is too large or has too many decimals.
  Round it to 12 decimals, or write all numbers in another unit, for example in millions.`,
    highlighted: '1e+300',
  },
];
