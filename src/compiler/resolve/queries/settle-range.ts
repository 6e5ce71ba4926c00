import { at, sentence } from '../../report/sentence.ts';
import { formatValue } from '../../report/wording.ts';
import { TODAY, type WrittenRange } from '../../schema/queries/ranges.ts';
import { instantOf } from '../../source/dates.ts';
import { type CompileContext, diagnosticAt, reportText, type SourceLocation } from '../compile-context.ts';
import type { SettledRange } from '../select-records.ts';

/** An end of a range, which its schema has checked. Undefined for a date that does not exist. */
function settledEnd(
  end: keyof WrittenRange,
  value: unknown,
  location: SourceLocation,
  today: string | undefined,
  context: CompileContext,
): number | string | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  if (value === TODAY) return today;
  // Any other text is reported by the pattern of the schema.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  if (instantOf(value) !== undefined) return value;
  const written = { text: value, location: { ...location, jsonPath: [...location.jsonPath, end] } };
  const hint = 'Write a date like "2026-03-05".';
  reportText(written, context, 'wrong-pattern', 'there is no such date', hint);
  return undefined;
}

/** Whether something can be in the range. Reports an end that leaves nothing of it; "today" is not compared. */
function hasSense(range: WrittenRange, location: SourceLocation, context: CompileContext): boolean {
  const { from } = range;
  let isSensible = true;
  for (const end of ['to', 'before'] as const) {
    const last = range[end];
    const isComparable = typeof from === typeof last && from !== TODAY && last !== TODAY;
    // Numbers and ISO dates.
    const [low, high] = [from, last] as [number, number];
    if (!isComparable || from === undefined || (end === 'to' ? low <= high : low < high)) continue;
    isSensible = false;
    const jsonPath = [...location.jsonPath, end];
    const message = sentence`${at(jsonPath)} is ${formatValue(last)}; nothing is left of the range, which begins at ${formatValue(from)}.`;
    const hint = 'Write the smaller value as "from", or delete one of the two.';
    context.report(diagnosticAt({ ...location, jsonPath }, 'out-of-range', message, hint));
  }
  return isSensible;
}

/**
 * Replaces "today" in a range by a date. Reports a range without sense, which then limits nothing. Without a current
 * date, as in tests of the compiler, "today" limits nothing.
 */
export function settleRange(
  range: WrittenRange,
  location: SourceLocation,
  today: string | undefined,
  context: CompileContext,
): SettledRange {
  if (!hasSense(range, location, context)) return {};
  const settled = (['from', 'to', 'before'] as const).flatMap((end): [string, number | string][] => {
    const value = settledEnd(end, range[end], location, today, context);
    return value === undefined ? [] : [[end, value]];
  });
  return Object.fromEntries(settled);
}
