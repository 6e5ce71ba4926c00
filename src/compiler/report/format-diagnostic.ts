import type { Diagnostic } from '../types.ts';
import type { Severity } from './codes.ts';
import { count } from './wording.ts';

/** One problem as text: where, what, why and how to put it right. */
export function formatDiagnostic({ file, line, column, code, severity, message, hint }: Diagnostic): string {
  const head = `${file}:${line}:${column}  ${code}${severity === 'error' ? '' : ` (${severity})`}`;
  const body = hint ? `${message}\n${hint}` : message;
  return `${head}\n${body.replace(/^/gm, '  ')}`;
}

/**
 * Every problem, in the same words for the terminal, the overlay and the build.
 * @param most So many of one kind are shown that are no errors; of the others it is said how many there are.
 */
export function formatDiagnostics(list: readonly Diagnostic[], most = Number.POSITIVE_INFINITY): string {
  const amounts = new Map<string, number>();
  const cut = new Set<string>();
  const shown = list.filter(({ code, severity }) => {
    const amount = (amounts.get(code) ?? 0) + 1;
    amounts.set(code, amount);
    if (severity === 'error' || amount <= most) return true;
    cut.add(code);
    return false;
  });
  const left = (list.length - shown.length).toLocaleString('en-GB');
  const rest = `And ${left} more of the same kind (${[...cut].join(', ')}). All of them: npm run check -- --all`;
  return [...shown.map(formatDiagnostic), ...(cut.size > 0 ? [rest] : [])].join('\n\n');
}

/** How many problems there are of each severity. */
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
  if (parts.length === 0) return 'no problems';
  return parts.join(', ').replace(/, (?=[^,]*$)/, ' and ');
}
