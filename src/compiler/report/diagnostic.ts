import { formatPath, type JsonPath, rangeOf, type SourceLocation } from '../source/locations.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { Diagnostic } from '../types.ts';
import type { DiagnosticCode, Severity } from './codes.ts';

/** A problem before its place in the text is known. */
export interface DiagnosticInput {
  code: DiagnosticCode;
  source: SourceFile;
  segments: JsonPath;
  spot?: SourceLocation;
  missing?: string | undefined;
  message: string;
  hint?: string | undefined;
  severity?: Severity;
}

/** A diagnostic as a rule reports it. Its code and severity are those of the rule. */
export type RuleDiagnostic = Omit<DiagnosticInput, 'code' | 'severity'>;

/** Takes one problem. */
export type ReportDiagnostic = (problem: DiagnosticInput) => void;

/** Finds the place of a problem. */
export function diagnostic(problem: DiagnosticInput): Diagnostic {
  const { source, segments, spot, code, missing, message, hint, severity = 'error' } = problem;
  return {
    file: source.path,
    ...rangeOf(source, segments, spot),
    code,
    severity,
    path: formatPath(segments),
    ...(missing !== undefined && { missing }),
    message,
    ...(hint ? { hint } : {}),
  };
}

/** A problem of a file as a whole, which may not even exist. */
export function fileDiagnostic(
  file: string,
  code: DiagnosticCode,
  message: string,
  hint?: string,
  severity: Severity = 'error',
): Diagnostic {
  return {
    file,
    line: 1,
    column: 1,
    length: 1,
    code,
    severity,
    path: '',
    message,
    ...(hint ? { hint } : {}),
  };
}

/** By file and place, so that the list reads like the files do. */
export function inOrder(list: Diagnostic[]): Diagnostic[] {
  return list.sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      a.line - b.line ||
      a.column - b.column ||
      (a.code < b.code ? -1 : a.code > b.code ? 1 : 0),
  );
}
