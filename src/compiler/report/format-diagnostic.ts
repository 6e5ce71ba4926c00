import { printable } from '../source/characters.ts';
import type { Diagnostic } from '../types.ts';
import type { Severity } from './codes.ts';
import { count } from './wording.ts';

/** The message and the lines of the hint, without characters that a terminal obeys. */
export const linesOf = ({ message, hint }: Pick<Diagnostic, 'message' | 'hint'>): string[] =>
  [message, ...(hint?.split('\n') ?? [])].map(printable);

/** Formats a diagnostic: location and code, message, hint. */
export function formatDiagnostic({ file, line, column, code, severity, ...words }: Diagnostic): string {
  const head = `${printable(file)}:${line}:${column}  ${code}${severity === 'error' ? '' : ` (${severity})`}`;
  return [head, ...linesOf(words).map((one) => `  ${one}`)].join('\n');
}

/**
 * Formats a list of diagnostics for the terminal, the overlay and the build.
 * @param most How many warnings and notices of one code to show. The last line counts the others.
 */
export function formatDiagnostics(list: readonly Diagnostic[], most = Number.POSITIVE_INFINITY): string {
  const amounts = new Map<string, number>();
  const shortened = new Set<string>();
  const shown = list.filter(({ code, severity }) => {
    const amount = (amounts.get(code) ?? 0) + 1;
    amounts.set(code, amount);
    if (severity === 'error' || amount <= most) return true;
    shortened.add(code);
    return false;
  });
  const hidden = (list.length - shown.length).toLocaleString('en-GB');
  const rest = `${hidden} more are not shown (${[...shortened].join(', ')}). To see all, run: npm run check -- --all`;
  return [...shown.map(formatDiagnostic), ...(shortened.size > 0 ? [rest] : [])].join('\n\n');
}

export function countSeverities(list: readonly Diagnostic[]): Record<Severity, number> {
  const counts = { error: 0, warning: 0, notice: 0 };
  for (const { severity } of list) counts[severity] += 1;
  return counts;
}

/** "2 errors and 1 warning", "1 error, 2 warnings and 1 notice" */
export function summarise(list: readonly Diagnostic[]): string {
  const parts = Object.entries(countSeverities(list))
    .filter(([, amount]) => amount > 0)
    .map(([severity, amount]) => count(amount, severity));
  if (parts.length === 0) return 'no diagnostics';
  return parts.join(', ').replace(/, (?=[^,]*$)/, ' and ');
}
