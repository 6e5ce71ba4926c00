import { formatPath, type JsonPath, rangeOf, type ValuePart } from '@json-site/values/locations';
import type { SourceFile } from '@json-site/values/source-file';
import type { Expansion, Place, PlainFile, Source } from '../source/source.ts';
import type { Diagnostic } from '../types.ts';
import { type DiagnosticCode, SEVERITIES, type Severity } from './codes.ts';
import type { Fix } from './fix.ts';
import { developerWords, inFile, type Sentence, sentence } from './sentence.ts';

/** A diagnostic at a JSON path. `locateDiagnostic` finds its line and column. */
export type DiagnosticInput = RuleDiagnostic & CodeAndSeverity;

/** A diagnostic about a file that is only read. */
export type FileDiagnosticInput = Omit<RuleDiagnostic, 'source'> & { source: PlainFile } & CodeAndSeverity;

/** The compiler's own codes have a severity; a rule passes that of its code. */
type CodeAndSeverity = { code: DiagnosticCode; severity?: undefined } | { code: string; severity: Severity };

/** A diagnostic as a rule returns it. The rule itself has the code and the severity. */
export interface RuleDiagnostic {
  source: Source;
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

/** A diagnostic with what its source says about its cause, by which the report settles which ones to show. */
export interface FoundDiagnostic {
  diagnostic: Diagnostic;
  /** Whether it is about a value that a translated file takes from the one that it translates. */
  isInherited: boolean;
  /** If it is about the page of a record. `settleTemplates` reports one for all pages of a template. */
  ofTemplate?: OfTemplate;
}

/** The same for diagnostics of one code at one place. */
export const locationOf = ({ code, file, line, column }: Diagnostic) => `${code} ${file}:${line}:${column}`;

/** A diagnostic about a file itself. */
export const foundInFile = (diagnostic: Diagnostic): FoundDiagnostic => ({ diagnostic, isInherited: false });

type Words = Omit<RuleDiagnostic, 'source' | 'jsonPath'> & CodeAndSeverity;

function diagnosticAt(file: SourceFile, jsonPath: JsonPath, input: Words): Diagnostic {
  const { part, code, missing, message, hint, fix } = input;
  const severity = input.severity === undefined ? SEVERITIES[input.code] : input.severity;
  const hasParts = typeof message !== 'string' || (hint !== undefined && typeof hint !== 'string');
  return {
    file: file.path,
    ...rangeOf(file, jsonPath, part),
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

/** Locates a diagnostic in a file that is only read, such as a schema. */
export function locateInFile({ source, jsonPath, ...input }: FileDiagnosticInput): Diagnostic {
  return diagnosticAt(source, jsonPath, input);
}

/** A fix has the paths of the source, which are not those of another file. */
function atPlace({ file, jsonPath, isInherited }: Place, { fix, ...input }: Words): FoundDiagnostic {
  const own = isInherited || !fix ? {} : { fix };
  return { diagnostic: diagnosticAt(file, jsonPath, { ...input, ...own }), isInherited };
}

/** Paths in a sentence about a page are those of its template. */
function aboutTemplate(words: Sentence, template: string): Sentence {
  if (typeof words === 'string') return words;
  return words.map((part) =>
    typeof part === 'object' && 'path' in part && part.file === undefined
      ? { ...part, file: template }
      : part,
  );
}

/** Locates a diagnostic about the page of a record, in the record and in the template. */
function locateInPage(input: DiagnosticInput, expansion: Expansion): FoundDiagnostic {
  const { source, jsonPath, part = 'value', fix, ...words } = input;
  const { message, hint } = words;
  const { template, collection, id, missing, isShortened } = expansion;
  const place = source.locate(jsonPath, part);
  // A fix has the paths of the page.
  const isSame = place.isExact && !isShortened();
  const inTemplate = atPlace(place, {
    ...words,
    part: place.isExact ? part : 'value',
    ...(isSame && { fix }),
  });
  const ofTemplate: OfTemplate = {
    template: template.path,
    record: `${collection}/${id}`,
    // A list may be short without the items for which the record lacks a value.
    isIncomplete: expansion.isIncomplete || (missing.size > 0 && isShortened(jsonPath)),
    inTemplate: inTemplate.diagnostic,
  };
  const inRecord = expansion.locateInRecord(jsonPath, part);
  if (!inRecord) return { ...inTemplate, ofTemplate };
  const shownAs: Sentence =
    jsonPath.length > 0
      ? sentence`${inFile(template.path)} shows it as ${{ path: place.jsonPath, file: template.path }}.`
      : sentence`${inFile(template.path)} makes this page.`;
  const found = atPlace(inRecord, {
    ...words,
    part: inRecord.isExact ? part : 'value',
    message: aboutTemplate(message, template.path),
    hint: sentence`${hint ? sentence`${aboutTemplate(hint, template.path)}  ` : ''}${shownAs}`,
  });
  return { ...found, ofTemplate };
}

/** Replaces the JSON path of a diagnostic by file, line and column. */
export function locateDiagnostic(input: DiagnosticInput): FoundDiagnostic {
  const { source, jsonPath, ...words } = input;
  if (source.expansion) return locateInPage(input, source.expansion);
  return atPlace(source.locate(jsonPath, input.part), words);
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
