/** Whether a figure keeps to its bar. "not measured" fails the command as well. */
export type FigureVerdict = 'met' | 'missed' | 'not measured' | 'for information';

/** One line of the table. */
export interface Figure {
  what: string;
  value: string;
  bar: string;
  verdict: FigureVerdict;
}

/** A benchmark cannot run on this machine; the message says why and what would enable it. */
export class NotMeasured extends Error {}

const verdictOf = (isMet: boolean): FigureVerdict => (isMet ? 'met' : 'missed');

/** A figure that must not exceed its bar. `shown` replaces the default text of value and unit. */
export function atMost(what: string, value: number, bar: number, unit = '', shown?: string): Figure {
  return {
    what,
    value: shown ?? `${value}${unit}`,
    bar: `≤ ${bar}${unit}`,
    verdict: verdictOf(value <= bar),
  };
}

/** A figure that must be below its bar. */
export function below(what: string, value: number, bar: number, unit = '', shown?: string): Figure {
  return { what, value: shown ?? `${value}${unit}`, bar: `< ${bar}${unit}`, verdict: verdictOf(value < bar) };
}

/** A figure that must reach its bar. */
export function atLeast(what: string, value: number, bar: number, unit = ''): Figure {
  return { what, value: `${value}${unit}`, bar: `≥ ${bar}${unit}`, verdict: verdictOf(value >= bar) };
}

/** A bar that is no number. */
export function condition(what: string, value: string, bar: string, isMet: boolean): Figure {
  return { what, value, bar, verdict: verdictOf(isMet) };
}

/** A figure without a bar. */
export function forInformation(what: string, value: string): Figure {
  return { what, value, bar: '', verdict: 'for information' };
}

export function notMeasured(what: string, reason: string): Figure {
  return { what, value: reason, bar: '', verdict: 'not measured' };
}

/** NaN for an empty list, so that no bar is met by it. */
export function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const low = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  const high = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return (low + high) / 2;
}

/** The smallest of the numbers that this share of them does not exceed; NaN for an empty list. */
export function percentile(numbers: number[], percent: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** Kilobytes of 1,000 bytes, as in the bars. */
export const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

const HEAD = ['what', 'measured', 'bar', ''];

/** Figures as a Markdown table with aligned columns. */
export function figureTable(figures: Figure[]): string {
  const rows = figures.map(({ what, value, bar, verdict }) => [what, value, bar, verdict]);
  const widths = HEAD.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [line(HEAD), rule, ...rows.map(line)].join('\n');
}
