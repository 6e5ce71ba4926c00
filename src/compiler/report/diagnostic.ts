import { formatPath, type JsonPath, rangeOf, type ValuePart } from '@json-site/values/locations';
import type { SourceFile } from '@json-site/values/source-file';
import { writtenInTranslation } from '../source/languages/translations.ts';
import {
  expansions,
  type WrittenAt,
  writtenInRecord,
  writtenInTemplate,
} from '../source/templates/expansions.ts';
import type { Diagnostic } from '../types.ts';
import { type DiagnosticCode, SEVERITIES, type Severity } from './codes.ts';
import type { Fix } from './fix.ts';
import { developerWords, inFile, type Sentence, sentence } from './sentence.ts';

/** A diagnostic at a JSON path. `locateDiagnostic` finds its line and column. */
export type DiagnosticInput = RuleDiagnostic & CodeAndSeverity;

/** The compiler's own codes have a severity; a rule passes that of its code. */
type CodeAndSeverity = { code: DiagnosticCode; severity?: undefined } | { code: string; severity: Severity };

/** A diagnostic as a rule returns it. The rule itself has the code and the severity. */
export interface RuleDiagnostic {
  source: SourceFile;
  jsonPath: JsonPath;
  part?: ValuePart;
  missing?: string | undefined;
  message: Sentence;
  hint?: Sentence | undefined;
  /** Only if there is one right answer. */
  fix?: Fix | undefined;
}

/** Reports a diagnostic. With a key, the same diagnostic of several files is reported once. */
export type ReportDiagnostic = (diagnostic: DiagnosticInput, once?: string) => void;

/** Diagnostics about values that a translated file takes from the one that it translates. */
export const inheritedDiagnostics = new WeakSet<Diagnostic>();

function located(input: DiagnosticInput): Diagnostic {
  const { part, code, missing, message, hint } = input;
  const severity = input.severity === undefined ? SEVERITIES[input.code] : input.severity;
  const { source, jsonPath, isInherited } = writtenInTranslation(input.source, input.jsonPath, part);
  const fix = isInherited ? undefined : input.fix;
  const hasParts = typeof message !== 'string' || (hint !== undefined && typeof hint !== 'string');
  const diagnostic: Diagnostic = {
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
  if (isInherited) inheritedDiagnostics.add(diagnostic);
  return diagnostic;
}

/** A diagnostic about the page of a record: the record has the value, or the template does. */
export interface OfTemplate {
  template: string;
  /** `<collection>/<id>` */
  record: string;
  /** Whether the record lacks something that every page needs. */
  isIncomplete: boolean;
  /**
   * The same diagnostic at the value in the template. The diagnostic itself if the record has nothing to do with it.
   */
  inTemplate: Diagnostic;
}

/** For each diagnostic about the page of a record. `settleTemplates` reports one for all pages of a template. */
export const ofTemplates = new WeakMap<Diagnostic, OfTemplate>();

/** Paths in a sentence about a page are those of its template. */
function aboutTemplate(words: Sentence, template: string): Sentence {
  if (typeof words === 'string') return words;
  return words.map((part) =>
    typeof part === 'object' && 'path' in part && part.file === undefined
      ? { ...part, file: template }
      : part,
  );
}

const isSamePath = (one: JsonPath, other: JsonPath) => formatPath(one) === formatPath(other);

/** Replaces the JSON path of a diagnostic by file, line and column. */
export function locateDiagnostic(input: DiagnosticInput): Diagnostic {
  const expansion = expansions.get(input.source);
  if (!expansion) return located(input);
  const { source, jsonPath, part = 'value', message, hint, fix, ...rest } = input;
  const { template, key, shorterLists, missing } = expansion;
  // A list may be short without the items for which the record lacks a value.
  const isShortened = missing.size > 0 && shorterLists.some(({ path }) => isSamePath(path, jsonPath));
  const isIncomplete = expansion.isIncomplete || isShortened;
  const at = (written: WrittenAt, more: Partial<RuleDiagnostic> = {}) =>
    located({
      ...rest,
      source: written.source,
      jsonPath: written.jsonPath,
      part: written.isExact ? part : 'value',
      message,
      ...(hint && { hint }),
      ...more,
    });
  const written = writtenInTemplate(source, jsonPath);
  // A fix has the paths of the page.
  const isSame = written.isExact && shorterLists.length === 0;
  const inTemplate = at(written, isSame ? { fix } : {});
  const inRecord = writtenInRecord(source, jsonPath);
  const shownAs: Sentence =
    jsonPath.length > 0
      ? sentence`${inFile(template.path)} shows it as ${{ path: written.jsonPath, file: template.path }}.`
      : sentence`${inFile(template.path)} makes this page.`;
  const diagnostic = inRecord
    ? at(inRecord, {
        message: aboutTemplate(message, template.path),
        hint: sentence`${hint ? sentence`${aboutTemplate(hint, template.path)}  ` : ''}${shownAs}`,
      })
    : inTemplate;
  ofTemplates.set(diagnostic, { template: template.path, record: key, isIncomplete, inTemplate });
  return diagnostic;
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
