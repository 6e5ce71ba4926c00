import type { ChartFigure } from '@json-site/model/model';
import { formatPath, type JsonPath } from '@json-site/values/locations';
import { valueIn } from '@json-site/values/objects';
import { count, formatValue } from '../../report/wording.ts';
import type { WrittenObject } from '../../schema/written-objects.ts';
import { type CompileContext, diagnosticAt, OMIT, type SourceLocation } from '../compile-context.ts';
import { type ChartData, numbersOf } from './chart-data.ts';
import { linesPicture } from './lines.ts';
import { exactFormat, isShowable } from './numbers.ts';
import { rowsPicture } from './rows.ts';

/** More bars than this are no picture: the visitor would scroll through a table. */
const MOST_BARS = 72;

/** Distinct shapes around 0,0: circle, square, diamond, triangle, plus and inverted triangle. */
const SHAPES = [
  'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
  'M-4.5-4.5h9v9h-9z',
  'M0-6.5 6.5 0 0 6.5-6.5 0z',
  'M0-6 6 5H-6z',
  'M-2-6h4v4h4v4h-4v4h-4v-4h-4v-4h4z',
  'M0 6 6-5H-6z',
];

/** Reports everything for which there is no chart. `written` still has the values that the schema refuses. */
function isDrawable(
  written: Record<string, unknown>,
  data: ChartData,
  location: SourceLocation,
  context: CompileContext,
): boolean {
  let isCorrect = true;
  const report = (below: JsonPath, message: (subject: string) => string, hint: string) => {
    isCorrect = false;
    const jsonPath = [...location.jsonPath, ...below];
    context.report(
      diagnosticAt({ ...location, jsonPath }, 'invalid-chart', message(formatPath(jsonPath)), hint),
    );
  };
  const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);
  const categories = lengthOf(written['categories']);
  const series = Array.isArray(written['series']) ? written['series'] : [];
  for (const [index, one] of series.entries()) {
    const values = valueIn(one, 'values');
    if (!Array.isArray(values)) continue;
    if (values.length !== categories)
      report(
        ['series', index, 'values'],
        (subject) => `${subject} has ${count(values.length, 'number')}; there are ${categories} categories.`,
        'Write one number for each category, in the same order; null for a number that is not known.',
      );
    const wrong = values.findIndex((value) => typeof value === 'number' && !isShowable(value));
    if (wrong >= 0)
      report(
        ['series', index, 'values', wrong],
        (subject) => `${subject} is too large or has too many decimals.`,
        'Round it to 12 decimals, or write all numbers in another unit, for example in millions.',
      );
    const name = valueIn(one, 'label');
    if (typeof name === 'string' && series.findIndex((other) => valueIn(other, 'label') === name) < index)
      report(
        ['series', index, 'label'],
        (subject) => `${subject} is ${formatValue(name)}, like the label of another series.`,
        'Give each series its own label.',
      );
  }
  const isComplete = data.series.length === series.length && data.categories.length === categories;
  const isKnown = numbersOf(data).length > 0;
  // Anything else, such as a number in quotes, is reported already.
  const isNull = (one: unknown) => {
    const values = valueIn(one, 'values');
    return Array.isArray(values) && values.every((value) => value === null);
  };
  if (isComplete && isCorrect && !isKnown && series.every(isNull))
    report(
      ['series'],
      (subject) => `${subject} has no number: every value is null.`,
      'Delete the chart, or add the numbers that are known.',
    );
  const bars = series.length * categories;
  if (data.kind === 'bars' && bars > MOST_BARS)
    report(
      ['kind'],
      (subject) => `${subject} is "bars"; this chart would have ${bars} bars, and at most ${MOST_BARS} fit.`,
      'Write "lines", or leave out categories or series.',
    );
  return (
    isKnown && isCorrect && isComplete && data.series.every(({ values }) => values.length === categories)
  );
}

/** Computes the picture and the table of a chart. Both are made of the same numbers. */
export function resolveChart(
  written: Record<string, unknown>,
  data: WrittenObject<'chart'> | typeof OMIT,
  location: SourceLocation,
  context: CompileContext,
): ChartFigure | typeof OMIT {
  if (data === OMIT || !isDrawable(written, data, location, context)) return OMIT;
  const { site, language } = context.project;
  // validate() reports a label that is missing.
  const missing = String(valueIn(site?.value, 'labels', 'chartMissing') ?? '');
  const format = exactFormat(numbersOf(data), language);
  const rows = data.categories.map((label, category) => ({
    label,
    cells: data.series.map(({ values }) => {
      const value = values[category] ?? null;
      return value === null ? missing : format(value);
    }),
  }));
  return {
    measure: data.measure,
    ...(data.categoryLabel !== undefined && { categoryLabel: data.categoryLabel }),
    series: data.series.map(({ label }, index) => ({
      label,
      ...(data.kind !== 'bars' && { shape: SHAPES[index] ?? '' }),
    })),
    rows,
    picture: data.kind === 'lines' ? linesPicture(data, language) : rowsPicture(data, rows, language),
  };
}
