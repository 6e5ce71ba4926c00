import { formatPath, type JsonPath, rangeOf, type ValuePart } from '../source/locations.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { Diagnostic } from '../types.ts';
import { type DiagnosticCode, SEVERITIES, type Severity } from './codes.ts';
import type { Fix } from './fix.ts';
import { developerWords, type Sentence } from './sentence.ts';

/** A diagnostic at a JSON path. `locateDiagnostic` finds its line and column. */
export interface DiagnosticInput {
  code: DiagnosticCode;
  source: SourceFile;
  jsonPath: JsonPath;
  part?: ValuePart;
  missing?: string | undefined;
  message: Sentence;
  hint?: Sentence | undefined;
  /** Only if there is one right answer. */
  fix?: Fix | undefined;
  /** Default: that of the code. */
  severity?: Severity;
}

/** A diagnostic as a rule returns it. The rule itself has the code. */
export type RuleDiagnostic = Omit<DiagnosticInput, 'code' | 'severity'>;

/** Reports a diagnostic. With a key, the same diagnostic of several files is reported once. */
export type ReportDiagnostic = (diagnostic: DiagnosticInput, once?: string) => void;

/** Replaces the JSON path of a diagnostic by file, line and column. */
export function locateDiagnostic(input: DiagnosticInput): Diagnostic {
  const { source, jsonPath, part, code, missing, message, hint, fix, severity = SEVERITIES[code] } = input;
  const hasParts = typeof message !== 'string' || (hint !== undefined && typeof hint !== 'string');
  return {
    file: source.path,
    ...rangeOf(source, jsonPath, part),
    code,
    severity,
    path: formatPath(jsonPath),
    ...(missing !== undefined && { missing }),
    message: developerWords(message),
    ...(hint?.length ? { hint: developerWords(hint) } : {}),
    ...(hasParts && { parts: { message, ...(hint && { hint }) } }),
    ...(fix && { fix }),
  };
}

/** Builds an error about a whole file, which may not exist. */
export function fileDiagnostic(
  file: string,
  code: DiagnosticCode,
  message: string,
  hint: string,
): Diagnostic {
  return { file, line: 1, column: 1, length: 1, code, severity: 'error', path: '', message, hint };
}

/** Sorts by file, line, column and code. */
export function sortDiagnostics(list: Diagnostic[]): Diagnostic[] {
  return list.sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      a.line - b.line ||
      a.column - b.column ||
      (a.code < b.code ? -1 : a.code > b.code ? 1 : 0),
  );
}
