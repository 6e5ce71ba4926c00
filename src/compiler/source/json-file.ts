import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { DiagnosticCode } from '../report/codes.ts';
import { at, developerWords, type Sentence, sentence } from '../report/sentence.ts';
import { isObject } from '../schema/schema-walk.ts';
import type { Diagnostic } from '../types.ts';
import { encodingDiagnostic, unreadableDiagnostic } from './file-diagnostics.ts';
import { explainSyntax, type SyntaxDiagnostic } from './json-errors.ts';
import { formatPath, type JsonPath, rangeAt } from './locations.ts';
import { remembered } from './remembered.ts';
import type { SourceFile } from './source-file.ts';

/** A parsed content file. `value` is undefined if the file cannot be parsed. */
export interface ParsedFile {
  source: SourceFile;
  value: unknown;
  diagnostics: Diagnostic[];
}

/** Whether a file is an object without errors of JSON, so that what it lacks is missing. */
export const isRead = (file: ParsedFile | null): boolean =>
  file !== null && file.diagnostics.length === 0 && isObject(file.value);

const MAX_DEPTH = 64;

/** How many errors a text has. */
function countErrors(text: string): number {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true });
  return errors.length;
}

function syntaxError(
  source: SourceFile,
  { offset, length, message, hint, edit }: SyntaxDiagnostic,
): Diagnostic {
  const { text } = source;
  const edited = edit && text.slice(0, edit.offset) + edit.text + text.slice(edit.offset + edit.length);
  const isFix = edited !== undefined && countErrors(edited) < countErrors(text);
  return {
    file: source.path,
    ...rangeAt(source, offset, length),
    code: 'invalid-json',
    severity: 'error',
    path: '',
    message,
    ...(hint ? { hint } : {}),
    ...(edit && isFix && { fix: { kind: 'characters', ...edit } }),
  };
}

/** Converts a syntax tree. jsonc-parser's getNodeValue() treats the property "__proto__" as the prototype. */
function toValue(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(toValue);
  if (node.type !== 'object') return node.value as unknown;
  const entries = (node.children ?? []).map((property): [string, unknown] => {
    const [key, value] = property.children ?? [];
    return [String(key?.value), value ? toValue(value) : null];
  });
  return Object.fromEntries(entries);
}

/** A diagnostic about a node of the syntax tree. */
const misread = (
  source: SourceFile,
  { offset, length }: Node,
  jsonPath: JsonPath,
  code: DiagnosticCode,
  message: Sentence,
  hint: string,
): Diagnostic => ({
  file: source.path,
  ...rangeAt(source, offset, length),
  code,
  severity: 'error',
  path: formatPath(jsonPath),
  message: developerWords(message),
  hint,
  parts: { message },
});

/** Reports what JSON.parse() reads otherwise than it is written: large numbers, and all but the last property of a name. */
function misreadValues(source: SourceFile, node: Node, jsonPath: JsonPath, depth = 0): Diagnostic[] {
  if (depth > MAX_DEPTH) throw new RangeError('too deep');
  if (node.value === Number.POSITIVE_INFINITY || node.value === Number.NEGATIVE_INFINITY) {
    const written = source.text.slice(node.offset, node.offset + node.length);
    const message = sentence`${at(jsonPath)} is ${written}, which is too large a number.`;
    const hint = 'Write it in another unit, for example in millions.';
    return [misread(source, node, jsonPath, 'out-of-range', message, hint)];
  }
  if (node.type === 'array') {
    return (node.children ?? []).flatMap((child, index) =>
      misreadValues(source, child, [...jsonPath, index], depth + 1),
    );
  }
  if (node.type !== 'object') return [];
  const seen = new Set<string>();
  return (node.children ?? []).flatMap((property): Diagnostic[] => {
    const [key, value] = property.children ?? [];
    if (!key) return [];
    const name = String(key.value);
    const path = [...jsonPath, name];
    const inner = value ? misreadValues(source, value, path, depth + 1) : [];
    if (!seen.has(name)) {
      seen.add(name);
      return inner;
    }
    const message = sentence`${at(path)} appears twice in this object; JSON keeps only the last.`;
    return [misread(source, key, path, 'duplicate-property', message, 'Delete one of them.'), ...inner];
  });
}

/** A string of a JSON text, with the colon after it if it names a property. */
const STRING = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

/** How many properties a value has, those of the values in it included. NaN if a number in it is too large. */
function countProperties(value: unknown, depth = 0): number {
  if (depth > MAX_DEPTH) throw new RangeError('too deep');
  if (typeof value === 'number') return value * 0;
  if (typeof value !== 'object' || value === null) return 0;
  const values = Object.values(value);
  const inner = values.reduce((sum: number, one) => sum + countProperties(one, depth + 1), 0);
  return inner + (Array.isArray(value) ? 0 : values.length);
}

/**
 * The value of a text without a fault, else nothing. Most files have none, and need no syntax tree, which takes three
 * times as long. A property that appears twice is in the text, but not in the value.
 */
function faultlessValue(text: string): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    let names = 0;
    for (const [, colon] of text.matchAll(STRING)) if (colon) names += 1;
    return names === countProperties(value) ? { value } : undefined;
  } catch {
    return undefined;
  }
}

function unread(source: SourceFile, ...diagnostics: Diagnostic[]): ParsedFile {
  return { source, value: undefined, diagnostics };
}

function tooDeep(source: SourceFile): ParsedFile {
  const message = 'The file is nested too deeply to read.';
  return unread(source, syntaxError(source, { offset: 0, length: 1, message }));
}

function read(source: SourceFile): ParsedFile {
  if (source.unreadable) return unread(source, unreadableDiagnostic(source.path, source.unreadable));
  if (source.wrongEncoding) return unread(source, encodingDiagnostic(source.path, source.wrongEncoding));
  // Ignore a byte order mark: it is invisible and harmless.
  const text = source.text.startsWith('\uFEFF') ? ` ${source.text.slice(1)}` : source.text;
  const faultless = faultlessValue(text);
  if (faultless) return { source, ...faultless, diagnostics: [] };
  const errors: ParseError[] = [];
  let tree: Node | undefined;
  try {
    tree = parseTree(text, errors, { disallowComments: true });
  } catch {
    return tooDeep(source);
  }
  const coded = errors.map((error) => ({ ...error, code: printParseErrorCode(error.error) }));
  const comments = coded.filter(({ code }) => code === 'InvalidCommentToken');
  const withoutComments = comments.reduce(
    (all, { offset, length }) => all.slice(0, offset) + ' '.repeat(length) + all.slice(offset + length),
    text,
  );
  const explained = coded
    .map(({ code, offset, length }) => explainSyntax(withoutComments, code, offset, length))
    .filter((one, index, all) => all.findIndex(({ offset }) => offset === one.offset) === index);
  // Errors after the first unrecoverable one are its consequences. The parser recovers from comments and commas.
  const first = explained.findIndex(({ isRecoverable }) => !isRecoverable);
  const reported = first < 0 ? explained : explained.slice(0, first + 1);
  const diagnostics = reported.map((one) => syntaxError(source, one));
  if (first >= 0 || !tree) return unread(source, ...diagnostics);
  try {
    diagnostics.push(...misreadValues(source, tree, []));
    return { source, value: toValue(tree), diagnostics };
  } catch {
    return diagnostics.length > 0 ? unread(source, ...diagnostics) : tooDeep(source);
  }
}

/** Parses a file. An unchanged file, which is the same object, stays the same. Never throws. */
export const parseFile = remembered(read);
