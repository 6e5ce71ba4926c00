import type { WrittenObject } from '../../schema/written-objects.ts';

/** The numbers of a chart as an author writes them. `null` is a number that is not known. */
export type ChartData = WrittenObject<'chart'>;

/** Returns the known numbers of a chart. */
export function numbersOf({ series }: Pick<ChartData, 'series'>): number[] {
  return series.flatMap(({ values }) => values.filter((value) => value !== null));
}
