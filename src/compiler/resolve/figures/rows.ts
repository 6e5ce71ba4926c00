import type { ChartFigure, ChartTrack } from '@json-site/model/model';
import { type ChartData, numbersOf } from './chart-data.ts';
import { barScale, type Scale, tickScale } from './scale.ts';

/**
 * A bar for each series, from zero to its number. The number is to the right of it, also when the bar goes to the left.
 */
function barTracks({ series }: ChartData, category: number, cells: string[], scale: Scale): ChartTrack[] {
  return series.map(({ values }, index) => {
    const value = values[category] ?? null;
    const [start = 0, end = 0] = value === null ? [] : [scale(0), scale(value)].sort((a, b) => a - b);
    return {
      marks: value === null ? [] : [{ series: index, from: start, to: end }],
      text: cells[index] ?? '',
      at: `${value === null ? scale(0) : end}%`,
    };
  });
}

/**
 * One line with a dot for each series, joined from the lowest to the highest. A single dot has its number beside it.
 */
function dotTracks({ series }: ChartData, category: number, cells: string[], scale: Scale): ChartTrack[] {
  const marks = series.flatMap(({ values }, index) => {
    const value = values[category] ?? null;
    return value === null ? [] : [{ series: index, to: scale(value) }];
  });
  if (series.length === 1) return [{ marks, text: cells[0] ?? '' }];
  const places = marks.map(({ to }) => to);
  const joined = marks.length > 1 ? [{ series: -1, from: Math.min(...places), to: Math.max(...places) }] : [];
  // Under the dots.
  return [{ marks: [...joined, ...marks] }];
}

/** The picture of bars or dots: the categories below each other, so that long labels have space on every screen. */
export function rowsPicture(
  data: ChartData,
  rows: ChartFigure['rows'],
  language: string,
): ChartFigure['picture'] {
  const values = numbersOf(data);
  if (data.kind === 'bars') {
    // A missing number has the whole track for its word.
    const known = rows.flatMap(({ cells }, category) =>
      cells.filter((_, index) => typeof data.series[index]?.values[category] === 'number'),
    );
    const longest = Math.max(0, ...known.map((cell) => cell.length));
    const scale = barScale(values, longest);
    const tracks = rows.map(({ cells }, category) => barTracks(data, category, cells, scale));
    return { kind: 'rows', tracks, scale: { grid: `M${scale(0)} 0v100` } };
  }
  const { scale, ticks } = tickScale(values, language, 'across');
  const tracks = rows.map(({ cells }, category) => dotTracks(data, category, cells, scale));
  return { kind: 'rows', tracks, scale: ticks };
}
