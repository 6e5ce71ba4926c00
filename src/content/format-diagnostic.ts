import type { Diagnostic } from './types.ts';

/** One problem as text: where, what, why and how to put it right. */
export function formatDiagnostic({ file, line, column, code, severity, message, hint }: Diagnostic): string {
  const head = `${file}:${line}:${column}  ${code}${severity === 'warning' ? ' (warning)' : ''}`;
  const body = hint ? `${message}\n${hint}` : message;
  return `${head}\n${body.replace(/^/gm, '  ')}`;
}

/** Every problem, in the same words for the terminal, the overlay and the build. */
export function formatDiagnostics(list: readonly Diagnostic[]): string {
  return list.map(formatDiagnostic).join('\n\n');
}

/** "2 errors and 1 warning in the content." */
export function summarise(list: readonly Diagnostic[]): string {
  const warnings = list.filter(({ severity }) => severity === 'warning').length;
  const errors = list.length - warnings;
  const parts = [
    ...(errors > 0 ? [`${errors} error${errors === 1 ? '' : 's'}`] : []),
    ...(warnings > 0 ? [`${warnings} warning${warnings === 1 ? '' : 's'}`] : []),
  ];
  return parts.length === 0 ? 'no problems' : parts.join(' and ');
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** The same problems as workflow commands, which a forge shows beside the line. */
export function formatAnnotations(list: readonly Diagnostic[]): string {
  return list
    .map(({ file, line, column, length, code, severity, message, hint }) => {
      const text = escapeData(hint ? `${message}\n${hint}` : message);
      const place = `file=${escapeProperty(file)},line=${line},col=${column},endColumn=${column + length}`;
      return `::${severity} ${place},title=${escapeProperty(code)}::${text}`;
    })
    .join('\n');
}
