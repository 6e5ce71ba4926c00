import type { ChartFigure, ChartLabel, ChartLine } from '@json-site/model/model';
import { type ChartData, numbersOf } from './chart-data.ts';
import { rounded, type Scale, tickScale } from './scale.ts';

/** Characters that fit below a chart on the narrowest phone, and from 40rem on. */
const NARROW = 34;
const WIDE = 72;

/** A line has at most this many marks, apart from those of lone points. */
const MARKS = 12;

/** The labels that fit below the chart: each, or every second, third … one. A label may use three lines. */
function labelsFor(categories: readonly string[], characters: number): ChartLabel[] {
  const words = categories.flatMap((text) => text.split(/\s/));
  const longest = (texts: readonly string[]) => Math.max(...texts.map((text) => text.length));
  const width = Math.max(longest(words), longest(categories) / 3) + 1;
  const shown = Math.max(1, Math.floor(characters / width));
  const step = Math.ceil(categories.length / shown);
  // One label for each column is centred in it. Others begin below their point.
  if (step === 1) return categories.map((text, index) => ({ text, at: 2 * index + 1, span: 2 }));
  const columns = 2 * categories.length;
  return categories.flatMap((text, index) => {
    const at = 2 * index + 2;
    const span = Math.min(2 * step, columns + 1 - at);
    // At the end there may be less space than a label needs.
    const fits = index === 0 || span >= columns * (width / characters);
    return index % step === 0 && fits ? [{ text, at, span }] : [];
  });
}

function line(values: readonly (number | null)[], scale: Scale): ChartLine {
  const x = (index: number) => rounded(((index + 0.5) / values.length) * 100);
  const step = Math.ceil(values.length / MARKS);
  const known = (index: number) => (values[index] ?? null) !== null;
  const points: ChartLine['points'] = [];
  let path = '';
  for (const [index, value] of values.entries()) {
    if (value === null) continue;
    path += `${known(index - 1) ? 'L' : 'M'}${x(index)} ${scale(value)}`;
    const isLone = !known(index - 1) && !known(index + 1);
    if (isLone || index % step === 0) points.push([x(index), scale(value)]);
  }
  return { path, points };
}

/** The picture of lines, with the categories from left to right. A missing number leaves a gap. */
export function linesPicture(data: ChartData, language: string): ChartFigure['picture'] {
  const { scale, ticks } = tickScale(numbersOf(data), language, 'up');
  return {
    kind: 'lines',
    lines: data.series.map(({ values }) => line(values, scale)),
    scale: ticks,
    narrow: labelsFor(data.categories, NARROW),
    wide: labelsFor(data.categories, WIDE),
  };
}
