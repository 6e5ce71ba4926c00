import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Diagnostic } from '../types.ts';
import { explainSyntax, isForgivable } from './json-errors.ts';
import { formatPath, type JsonPath, rangeAt } from './locations.ts';
import type { SourceFile } from './source-file.ts';

/** A content file as data. `value` is undefined when it cannot be read at all. */
export interface ParsedFile {
  source: SourceFile;
  value: unknown;
  problems: Diagnostic[];
}

const MAX_DEPTH = 64;
const cache = new WeakMap<SourceFile, ParsedFile>();

function problem(
  source: SourceFile,
  offset: number,
  length: number,
  message: string,
  hint?: string,
): Diagnostic {
  return {
    file: source.path,
    ...rangeAt(source, offset, length),
    code: 'invalid-json',
    severity: 'error',
    path: '',
    message,
    ...(hint ? { hint } : {}),
  };
}

/** The value without jsonc-parser's own conversion, for which "__proto__" is not a property like others. */
function toValue(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(toValue);
  if (node.type !== 'object') return node.value as unknown;
  const entries = (node.children ?? []).map((property): [string, unknown] => {
    const [key, value] = property.children ?? [];
    return [String(key?.value), value ? toValue(value) : null];
  });
  return Object.fromEntries(entries);
}

/** Names that stand twice in one object: JSON silently keeps the last, which is never what was meant. */
function repeatedNames(source: SourceFile, node: Node, segments: JsonPath, depth = 0): Diagnostic[] {
  if (depth > MAX_DEPTH) throw new RangeError('too deep');
  if (node.type === 'array') {
    return (node.children ?? []).flatMap((child, index) =>
      repeatedNames(source, child, [...segments, index], depth + 1),
    );
  }
  if (node.type !== 'object') return [];
  const seen = new Set<string>();
  return (node.children ?? []).flatMap((property): Diagnostic[] => {
    const [key, value] = property.children ?? [];
    if (!key) return [];
    const name = String(key.value);
    const path = [...segments, name];
    const inner = value ? repeatedNames(source, value, path, depth + 1) : [];
    if (!seen.has(name)) {
      seen.add(name);
      return inner;
    }
    const repeated: Diagnostic = {
      file: source.path,
      ...rangeAt(source, key.offset, key.length),
      code: 'duplicate-property',
      severity: 'error',
      path: formatPath(path),
      message: `${formatPath(path)} stands twice in the same object; only the last would count.`,
      hint: 'Keep one of them.',
    };
    return [repeated, ...inner];
  });
}

function strictValue(source: SourceFile, text: string, tree: Node): ParsedFile {
  try {
    return { source, value: JSON.parse(text) as unknown, problems: repeatedNames(source, tree, []) };
  } catch (error) {
    const message =
      error instanceof RangeError ? 'The file is nested too deeply to read.' : 'This is not JSON.';
    return { source, value: undefined, problems: [problem(source, 0, 1, message)] };
  }
}

function read(source: SourceFile): ParsedFile {
  // A byte order mark is invisible and harmless: to the author the file is right.
  const text = source.text.startsWith('\uFEFF') ? ` ${source.text.slice(1)}` : source.text;
  const errors: ParseError[] = [];
  let tree: Node | undefined;
  try {
    tree = parseTree(text, errors, { disallowComments: true });
  } catch {
    return {
      source,
      value: undefined,
      problems: [problem(source, 0, 1, 'The file is nested too deeply to read.')],
    };
  }
  if (errors.length === 0 && tree) return strictValue(source, text, tree);
  const named = errors.map((error) => ({ ...error, code: printParseErrorCode(error.error) }));
  const comments = named.filter(({ code }) => code === 'InvalidCommentToken');
  const bare = comments.reduce(
    (all, { offset, length }) => all.slice(0, offset) + ' '.repeat(length) + all.slice(offset + length),
    text,
  );
  const explained = named
    .map(({ code, offset, length }) => explainSyntax(bare, code, offset, length))
    .filter((one, index, all) => all.findIndex(({ offset }) => offset === one.offset) === index);
  // What follows the first real break is noise; comments and commas are not a break.
  const first = explained.findIndex((one) => !isForgivable(one));
  const told = first < 0 ? explained : explained.slice(0, first + 1);
  const problems = told.map((one) => problem(source, one.offset, one.length, one.message, one.hint));
  if (first >= 0 || !tree) return { source, value: undefined, problems };
  try {
    return { source, value: toValue(tree), problems: [...problems, ...repeatedNames(source, tree, [])] };
  } catch {
    return { source, value: undefined, problems };
  }
}

/** Reads a file. A file that has not changed (the same object) is read once. Never throws. */
export function parseFile(source: SourceFile): ParsedFile {
  let parsed = cache.get(source);
  if (!parsed) {
    parsed = read(source);
    cache.set(source, parsed);
  }
  return parsed;
}
