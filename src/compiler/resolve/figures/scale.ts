import { scaleLinear } from 'd3-scale';
import type { ChartScale } from '@json-site/model/model';
import { tickTexts } from './numbers.ts';

const TICKS = 4;

/** Rounds a position in percent: a hundredth of a percent is less than a pixel. */
export function rounded(position: number): number {
  return Math.round(position * 100) / 100;
}

/** A scale from a number to a position between 0 and 100. */
export type Scale = (value: number) => number;

/** The part that a character takes of the narrowest chart, in percent; a number takes at most half of it. */
const CHARACTER = 4;
const MOST_ROOM = 50;

/**
 * The scale of bars, which begin at zero and need no ticks, because each has its number at its end.
 * @param longest The characters of the longest number: the longest bar leaves room for as many, and a space.
 */
export function barScale(values: readonly number[], longest: number): Scale {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const room = Math.min(MOST_ROOM, (longest + 1) * CHARACTER);
  const scale = scaleLinear([low, low === high ? 1 : high], [0, 100 - room]);
  return (value) => rounded(scale(value));
}

/** The ends of a scale. It begins at zero unless the numbers are far from zero and close to each other. */
function domainOf(values: readonly number[]): [low: number, high: number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (low === high) return low === 0 ? [0, 1] : [Math.min(0, low), Math.max(0, low)];
  if (low > 0 && low <= high / 2) return [0, high];
  if (high < 0 && high >= low / 2) return [low, 0];
  return [low, high];
}

/** The scale of dots and lines, whose ends are round numbers, with its ticks. */
export function tickScale(
  values: readonly number[],
  language: string,
  direction: 'across' | 'up',
): { scale: Scale; ticks: Required<ChartScale> } {
  const isUp = direction === 'up';
  const scale = scaleLinear(domainOf(values), isUp ? [100, 0] : [0, 100]).nice(TICKS);
  const ticks = scale.ticks(TICKS);
  const lines = ticks.map((tick) => rounded(scale(tick)));
  const grid = lines.map((at) => (isUp ? `M0 ${at}h100` : `M${at} 0v100`)).join('');
  return { scale: (value) => rounded(scale(value)), ticks: { ticks: tickTexts(ticks, language), grid } };
}
