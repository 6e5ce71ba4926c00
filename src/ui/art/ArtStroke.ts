/** One path of a drawing and how it is painted. */
export interface Stroke {
  d: string;
  paint: 'line' | 'faint' | 'accent' | 'plane' | 'shade';
}

/** Draws with numbers between 0 and 1 given by its argument, so that equal seeds give equal drawings. */
export type Draw = (random: () => number) => Stroke[];

/** The numbers from 0 up to, not including, count. */
export const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);

/** Joins paths that are painted alike into one element. */
export function strokes(paint: Stroke['paint'], paths: string[]): Stroke {
  return { d: paths.join(''), paint };
}
