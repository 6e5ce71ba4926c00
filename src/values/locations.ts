import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { isObject } from './objects.ts';
import { remembered } from './remembered.ts';
import type { SourceFile } from './source-file.ts';

/** Property names and list indexes from the root of a JSON file to a value. */
export type JsonPath = readonly (string | number)[];

/** The part of a value that a diagnostic highlights. `open` is its opening bracket; offsets are those of its text. */
export type ValuePart = 'value' | 'key' | 'open' | { start: number; end: number };

/** Line and column start at 1. */
export interface SourceRange {
  line: number;
  column: number;
  length: number;
}

/**
 * A tree needs many times the memory of its text. Those of 10,000 pages with a warning each would be half of a build's.
 */
const MOST_TREES = 200;

const trees = new Map<SourceFile, Node | null>();

/** Builds the syntax tree only for files with a diagnostic, and keeps the latest ones. */
function treeOf(source: SourceFile): Node | null {
  let tree = trees.get(source);
  if (tree === undefined) {
    try {
      tree = parseTree(source.text) ?? null;
    } catch {
      // Nested too deeply for the parser. parseFile() reports that.
      tree = null;
    }
    trees.set(source, tree);
    const [oldest] = trees.keys();
    if (oldest && trees.size > MOST_TREES) trees.delete(oldest);
  }
  return tree;
}

const lineStarts = remembered(({ text }: SourceFile): number[] => {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
});

/** Converts an offset to a line and a column. */
export function rangeAt(source: SourceFile, offset: number, length: number): SourceRange {
  const starts = lineStarts(source);
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1, length };
}

/** The length in the file of the first `count` characters of a JSON string: an escape sequence is longer. */
export function escapedLength(text: string, from: number, count: number): number {
  let at = from;
  for (let seen = 0; seen < count; seen++) {
    if (text[at] === '\\') at += text[at + 1] === 'u' ? 6 : 2;
    else at += 1;
  }
  return at - from;
}

function nodeAt(root: Node, jsonPath: JsonPath): { node: Node; exact: boolean } {
  for (let length = jsonPath.length; length > 0; length--) {
    const node = findNodeAtLocation(root, [...jsonPath.slice(0, length)]);
    if (node) return { node, exact: length === jsonPath.length };
  }
  return { node: root, exact: jsonPath.length === 0 };
}

/** Finds a value in its file. For a value that does not exist, returns the opening bracket of its parent. */
export function rangeOf(source: SourceFile, jsonPath: JsonPath, part: ValuePart = 'value'): SourceRange {
  const first = { line: 1, column: 1, length: 1 };
  // What is said about a page as a whole needs no tree, and a large site may say it about each.
  if (jsonPath.length === 0 && part === 'open' && source.text.startsWith('{')) return first;
  const root = treeOf(source);
  if (!root) return first;
  const { node, exact } = nodeAt(root, jsonPath);
  if (!exact || part === 'open') return rangeAt(source, node.offset, 1);
  if (part === 'value') return rangeAt(source, node.offset, node.length);
  if (part === 'key') {
    const key = node.parent?.type === 'property' ? (node.parent.children?.[0] ?? node) : node;
    return rangeAt(source, key.offset, key.length);
  }
  // Offsets are those of the text in which values have replaced the references.
  if (/\{(?:site|record)\./.test(String(node.value))) return rangeAt(source, node.offset, node.length);
  const opening = node.offset + 1;
  const start = opening + escapedLength(source.text, opening, part.start);
  return rangeAt(source, start, escapedLength(source.text, start, part.end - part.start));
}

/** `['blocks', 2, 'type']` → `blocks[2].type` */
export function formatPath(jsonPath: JsonPath): string {
  return jsonPath
    .map((segment, index) => {
      if (typeof segment === 'number') return `[${segment}]`;
      if (!/^[\w$-]+$/.test(segment))
        return index === 0 ? JSON.stringify(segment) : `[${JSON.stringify(segment)}]`;
      return index === 0 ? segment : `.${segment}`;
    })
    .join('');
}

const SEGMENT = /\[(\d+)\]|\[?("(?:[^"\\]|\\.)*")\]?|\.?([\w$-]+)/y;

/** Parses a JSON path of a diagnostic: `blocks[2].type`. */
export function parsePath(path: string): JsonPath {
  const segments: (string | number)[] = [];
  SEGMENT.lastIndex = 0;
  while (SEGMENT.lastIndex < path.length) {
    const [match, index, quoted, name = ''] = SEGMENT.exec(path) ?? [];
    if (match === undefined) return segments;
    if (index !== undefined) segments.push(Number(index));
    else segments.push(quoted === undefined ? name : (JSON.parse(quoted) as string));
  }
  return segments;
}

/** A value inside a document. The indexes of lists are numbers in its path. */
interface PointedValue {
  value: unknown;
  jsonPath: (string | number)[];
}

/** Follows a JSON pointer (RFC 6901). Returns undefined if the document has no such value. */
export function followPointer(root: unknown, pointer: string): PointedValue | undefined {
  let value = root;
  const jsonPath: (string | number)[] = [];
  for (const segment of pointer.split('/').slice(1)) {
    const name = segment.replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(value)) {
      jsonPath.push(Number(name));
      value = value[Number(name)] as unknown;
    } else if (isObject(value) && Object.hasOwn(value, name)) {
      jsonPath.push(name);
      value = value[name];
    } else return undefined;
  }
  return value === undefined ? undefined : { value, jsonPath };
}

/** Every text, number, boolean and null inside a value, with its path. */
export function* leavesIn(
  value: unknown,
  jsonPath: JsonPath = [],
): Iterable<{ leaf: unknown; jsonPath: JsonPath }> {
  if (typeof value !== 'object' || value === null) yield { leaf: value, jsonPath };
  else
    for (const [key, inner] of Object.entries(value))
      yield* leavesIn(inner, [...jsonPath, Array.isArray(value) ? Number(key) : key]);
}
