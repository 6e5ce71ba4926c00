/** The numbers of a chart as an author writes them. `null` is a number that is not known. */
export interface ChartData {
  kind: 'bars' | 'dots' | 'lines';
  measure: string;
  categories: string[];
  categoryLabel?: string;
  series: { label: string; values: (number | null)[] }[];
}

/** Returns the known numbers of a chart. */
export function numbersOf({ series }: Pick<ChartData, 'series'>): number[] {
  return series.flatMap(({ values }) => values.filter((value) => value !== null));
}
