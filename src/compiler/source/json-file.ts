import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { escapedLength, formatPath, type JsonPath, rangeAt } from '@json-site/values/locations';
import { isObject } from '@json-site/values/objects';
import { remembered } from '@json-site/values/remembered';
import type { SourceFile } from '@json-site/values/source-file';
import type { DiagnosticCode } from '../report/codes.ts';
import type { Fix } from '../report/fix.ts';
import { at, developerWords, type Sentence, sentence } from '../report/sentence.ts';
import { count } from '../report/wording.ts';
import type { Diagnostic } from '../types.ts';
import { codePointName, FORBIDDEN } from './characters.ts';
import { encodingDiagnostic, unreadableDiagnostic } from './file-diagnostics.ts';
import { explainSyntax, type SyntaxDiagnostic } from './json-errors.ts';
import { type PlainFile, type Source, sourceOf } from './source.ts';

/** A parsed content file. `value` is undefined if the file cannot be parsed. */
export interface ParsedFile {
  source: Source;
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

/** Whether an edit leaves fewer errors. Without a comma too many it does, and a file may have thousands of them. */
function isRight({ text }: SourceFile, { edit, isRecoverable }: SyntaxDiagnostic): boolean {
  if (!edit || isRecoverable) return edit !== undefined;
  const edited = text.slice(0, edit.offset) + edit.text + text.slice(edit.offset + edit.length);
  return countErrors(edited) < countErrors(text);
}

function syntaxError(source: SourceFile, found: SyntaxDiagnostic): Diagnostic {
  const { offset, length, message, hint, edit } = found;
  return {
    file: source.path,
    ...rangeAt(source, offset, length),
    code: 'invalid-json',
    severity: 'error',
    path: '',
    message,
    ...(hint ? { hint } : {}),
    ...(edit && isRight(source, found) && { fix: { kind: 'characters', ...edit } }),
  };
}

/** The keywords of a schema whose patterns may name any character. */
const isPattern = (name: unknown) => name === 'pattern' || name === 'patternProperties';

const clean = (text: string) => text.replace(FORBIDDEN, '');

/**
 * Converts a syntax tree, without forbidden characters: the site is the one that their fix would leave. jsonc-parser's
 * getNodeValue() treats the property "__proto__" as the prototype.
 */
function toValue(node: Node, mayHaveAny: boolean): unknown {
  if (node.type === 'array') return (node.children ?? []).map((child) => toValue(child, mayHaveAny));
  if (node.type === 'string') return mayHaveAny ? node.value : clean(String(node.value));
  if (node.type !== 'object') return node.value as unknown;
  const entries = (node.children ?? []).map((property): [string, unknown] => {
    const [key, value] = property.children ?? [];
    const name = String(key?.value);
    return [mayHaveAny ? name : clean(name), value ? toValue(value, mayHaveAny || isPattern(name)) : null];
  });
  return Object.fromEntries(entries);
}

/** A diagnostic about a node of the syntax tree. */
const misread = (
  source: SourceFile,
  { offset, length }: Pick<Node, 'offset' | 'length'>,
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

/** Reports the forbidden characters of a text, or of the name of a property. The fix deletes all of them. */
function forbiddenCharacters(source: SourceFile, node: Node, path: JsonPath, isName = false): Diagnostic[] {
  const text = String(node.value);
  const found = [...text.matchAll(FORBIDDEN)];
  const [first] = found;
  const last = found.at(-1);
  if (!first || !last || path.slice(-2).some(isPattern)) return [];
  const quote = node.offset + 1;
  const before = escapedLength(source.text, quote, first.index);
  const length = escapedLength(source.text, quote + before, first[0].length);
  const old = text.slice(first.index, last.index + last[0].length);
  const name = codePointName(first[0]);
  const message: Sentence = isName
    ? sentence`The name of ${at(path)} contains ${name}, which no page, picture or database can show.`
    : sentence`${at(path)} contains ${name}, which no page, picture or database can show.`;
  const hint =
    found.length === 1
      ? 'Delete this character. A text that was copied from a PDF or a terminal may have it.'
      : `Delete it and the other ${count(found.length - 1, 'character')} of this kind. A text that was copied from a PDF or a terminal may have them.`;
  const fix: Fix = isName
    ? { kind: 'rename', path, name: clean(text) }
    : { kind: 'replace', path, start: first.index, old, text: clean(old) };
  const range: Pick<Node, 'offset' | 'length'> = { offset: quote + before, length };
  return [{ ...misread(source, range, path, 'forbidden-character', message, hint), fix }];
}

/**
 * Reports what JSON.parse() reads otherwise than it is written: large numbers, and all but the last property of a name.
 * And characters that only JSON can write.
 */
function misreadValues(source: SourceFile, node: Node, jsonPath: JsonPath, depth = 0): Diagnostic[] {
  if (depth > MAX_DEPTH) throw new RangeError('too deep');
  if (node.value === Number.POSITIVE_INFINITY || node.value === Number.NEGATIVE_INFINITY) {
    const written = source.text.slice(node.offset, node.offset + node.length);
    const message = sentence`${at(jsonPath)} is ${written}, which is too large a number.`;
    const hint = 'Write it in another unit, for example in millions.';
    return [misread(source, node, jsonPath, 'out-of-range', message, hint)];
  }
  if (node.type === 'string') return forbiddenCharacters(source, node, jsonPath);
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
    const inner = [
      ...forbiddenCharacters(source, key, path, true),
      ...(value ? misreadValues(source, value, path, depth + 1) : []),
    ];
    if (!seen.has(name)) {
      seen.add(name);
      return inner;
    }
    const message = sentence`${at(path)} appears twice in this object; JSON keeps only the last.`;
    return [misread(source, key, path, 'duplicate-property', message, 'Delete one of them.'), ...inner];
  });
}

/** Characters that are forbidden in a text, or the escape sequence of one. */
const SUSPICIOUS = /[\u007f\p{Noncharacter_Code_Point}]|\\[bf]|\\u(?:00[01]|007f|d[89a-f]|f[df])/iu;

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
  if (SUSPICIOUS.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    let names = 0;
    for (const [, colon] of text.matchAll(STRING)) if (colon) names += 1;
    return names === countProperties(value) ? { value } : undefined;
  } catch {
    return undefined;
  }
}

function unread(source: PlainFile, ...diagnostics: Diagnostic[]): ParsedFile {
  return { source: sourceOf(source), value: undefined, diagnostics };
}

function tooDeep(source: PlainFile): ParsedFile {
  const message = 'The file is nested too deeply to read.';
  return unread(source, syntaxError(source, { offset: 0, length: 1, message }));
}

/** Replaces parts of a text by spaces. */
function withoutRanges(text: string, ranges: readonly { offset: number; length: number }[]): string {
  const parts = ranges.map(
    ({ offset, length }, index) => text.slice(end(ranges[index - 1]), offset) + ' '.repeat(length),
  );
  return parts.join('') + text.slice(end(ranges.at(-1)));
}
const end = (range: { offset: number; length: number } | undefined) =>
  range === undefined ? 0 : range.offset + range.length;

/**
 * Explains the errors of a text, one at each position. Those after the first unrecoverable one are its consequences.
 * The parser recovers from comments and commas.
 */
function explainErrors(
  text: string,
  errors: readonly { code: string; offset: number; length: number }[],
): SyntaxDiagnostic[] {
  const explained = new Map<number, SyntaxDiagnostic>();
  for (const { code, offset, length } of errors) {
    const one = explainSyntax(text, code, offset, length);
    if (!explained.has(one.offset)) explained.set(one.offset, one);
    if (!one.isRecoverable) break;
  }
  return [...explained.values()];
}

function read(source: PlainFile): ParsedFile {
  if (source.unreadable) return unread(source, unreadableDiagnostic(source.path, source.unreadable));
  if (source.wrongEncoding) return unread(source, encodingDiagnostic(source.path, source.wrongEncoding));
  // Ignore a byte order mark: it is invisible and harmless.
  const text = source.text.startsWith('\uFEFF') ? ` ${source.text.slice(1)}` : source.text;
  const faultless = faultlessValue(text);
  if (faultless) return { source: sourceOf(source), ...faultless, diagnostics: [] };
  const errors: ParseError[] = [];
  let tree: Node | undefined;
  try {
    tree = parseTree(text, errors, { disallowComments: true });
  } catch {
    return tooDeep(source);
  }
  const coded = errors.map((error) => ({ ...error, code: printParseErrorCode(error.error) }));
  const comments = coded.filter(({ code }) => code === 'InvalidCommentToken');
  const reported = explainErrors(withoutRanges(text, comments), coded);
  const isLost = reported.some(({ isRecoverable }) => !isRecoverable);
  const diagnostics = reported.map((one) => syntaxError(source, one));
  if (isLost || !tree) return unread(source, ...diagnostics);
  try {
    diagnostics.push(...misreadValues(source, tree, []));
    return { source: sourceOf(source), value: toValue(tree, false), diagnostics };
  } catch {
    return diagnostics.length > 0 ? unread(source, ...diagnostics) : tooDeep(source);
  }
}

/** Parses a file. An unchanged file, which is the same object, stays the same. Never throws. */
export const parseFile = remembered(read);
