/** A path of an illustration and its style. */
export interface Stroke {
  d: string;
  paint: 'line' | 'faint' | 'accent' | 'plane' | 'shade';
}

/** Draws an illustration. All randomness is from the argument, which returns numbers from 0 to 1. */
export type Draw = (random: () => number) => Stroke[];

/** The numbers from 0 up to, not including, count. */
export const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);

/** Joins paths of the same style into one element. */
export function strokes(paint: Stroke['paint'], paths: string[]): Stroke {
  return { d: paths.join(''), paint };
}
