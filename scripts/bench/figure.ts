/** Whether a figure keeps its bar. "not measured" is never good news: the command then fails as well. */
export type Verdict = 'held' | 'not held' | 'not measured' | 'for information';

/** One line of the table. */
export interface Figure {
  what: string;
  value: string;
  bar: string;
  verdict: Verdict;
}

/** Why a part of the benchmark cannot run here, and what would let it. */
export class NotMeasured extends Error {}

const verdict = (isHeld: boolean): Verdict => (isHeld ? 'held' : 'not held');

/** A figure that must not be above its bar. `shown` is how it reads, if not as the number and its unit. */
export function atMost(what: string, value: number, bar: number, unit = '', shown?: string): Figure {
  return {
    what,
    value: shown ?? `${value}${unit}`,
    bar: `≤ ${bar}${unit}`,
    verdict: verdict(value <= bar),
  };
}

/** A figure that must stay under its bar. */
export function below(what: string, value: number, bar: number, unit = '', shown?: string): Figure {
  return { what, value: shown ?? `${value}${unit}`, bar: `< ${bar}${unit}`, verdict: verdict(value < bar) };
}

/** A figure that must not be under its bar. */
export function atLeast(what: string, value: number, bar: number, unit = ''): Figure {
  return { what, value: `${value}${unit}`, bar: `≥ ${bar}${unit}`, verdict: verdict(value >= bar) };
}

/** Something that is so or is not. */
export function holds(what: string, value: string, bar: string, isHeld: boolean): Figure {
  return { what, value, bar, verdict: verdict(isHeld) };
}

/** A figure without a bar. */
export function told(what: string, value: string): Figure {
  return { what, value, bar: '', verdict: 'for information' };
}

/** Something that could not be measured, with the reason. */
export function notMeasured(what: string, reason: string): Figure {
  return { what, value: reason, bar: '', verdict: 'not measured' };
}

/** The middle of some numbers; of two middle ones, their mean. */
export function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const low = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  const high = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return (low + high) / 2;
}

/** Kilobytes of 1,000 bytes, as the bars have them. */
export const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

const HEAD = ['what', 'measured', 'bar', ''];

/** Figures as a Markdown table with columns of even width. */
export function table(figures: Figure[]): string {
  const rows = figures.map(({ what, value, bar, verdict }) => [what, value, bar, verdict]);
  const widths = HEAD.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [line(HEAD), rule, ...rows.map(line)].join('\n');
}
