import type { ChartFigure, ChartTrack } from '../../model.ts';
import { type ChartData, numbersOf } from './chart-data.ts';
import { barScale, type Scale, tickScale } from './scale.ts';

/** A bar for each series, from zero to its number. */
function barTracks({ series }: ChartData, category: number, cells: string[], scale: Scale): ChartTrack[] {
  return series.map(({ values }, index) => {
    const value = values[category] ?? null;
    const [start = 0, end = 0] = value === null ? [] : [scale(0), scale(value)].sort((a, b) => a - b);
    return {
      marks: value === null ? [] : [{ series: index, from: start, to: end }],
      text: cells[index] ?? '',
    };
  });
}

/** One line with a dot for each series. The number is beside it if there is only one. */
function dotTracks({ series }: ChartData, category: number, cells: string[], scale: Scale): ChartTrack[] {
  const marks = series.flatMap(({ values }, index) => {
    const value = values[category] ?? null;
    return value === null ? [] : [{ series: index, to: scale(value) }];
  });
  return [{ marks, ...(series.length === 1 && { text: cells[0] ?? '' }) }];
}

/** The picture of bars or dots: the categories below each other, so that long labels have space on every screen. */
export function rowsPicture(
  data: ChartData,
  rows: ChartFigure['rows'],
  language: string,
): ChartFigure['picture'] {
  const values = numbersOf(data);
  if (data.kind === 'bars') {
    const scale = barScale(values);
    const tracks = rows.map(({ cells }, category) => barTracks(data, category, cells, scale));
    return { kind: 'rows', tracks, zero: scale(0) };
  }
  const { scale, ticks } = tickScale(values, language, 'across');
  const tracks = rows.map(({ cells }, category) => dotTracks(data, category, cells, scale));
  return { kind: 'rows', tracks, scale: ticks };
}
