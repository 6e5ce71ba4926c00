import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { SourceFile } from './source-file.ts';

/** The way to a value inside a file: property names and places in lists. */
export type JsonPath = readonly (string | number)[];

/** What to point at: the value, its name, its opening bracket, or a part of the text that it is. */
export type SourceLocation = 'value' | 'key' | 'open' | { start: number; end: number };

/** Place of a token; line and column count from 1. */
export interface SourceRange {
  line: number;
  column: number;
  length: number;
}

const trees = new WeakMap<SourceFile, Node | null>();
const lines = new WeakMap<SourceFile, number[]>();

/** Trees are built only for files that have a problem: they weigh many times their text. */
function treeOf(source: SourceFile): Node | null {
  let tree = trees.get(source);
  if (tree === undefined) {
    try {
      tree = parseTree(source.text) ?? null;
    } catch {
      // Nested more deeply than can be read: that is told, and there is no place to point at.
      tree = null;
    }
    trees.set(source, tree);
  }
  return tree;
}

function lineStarts(source: SourceFile): number[] {
  let starts = lines.get(source);
  if (!starts) {
    starts = [0];
    for (let at = source.text.indexOf('\n'); at >= 0; at = source.text.indexOf('\n', at + 1)) {
      starts.push(at + 1);
    }
    lines.set(source, starts);
  }
  return starts;
}

/** Line and column of a part of a file. */
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

/** How many characters of the file make up the first `count` characters of the text that starts there. */
function writtenLength(text: string, from: number, count: number): number {
  let at = from;
  for (let seen = 0; seen < count; seen++) {
    if (text[at] === '\\') at += text[at + 1] === 'u' ? 6 : 2;
    else at += 1;
  }
  return at - from;
}

function nodeAt(root: Node, segments: JsonPath): { node: Node; exact: boolean } {
  for (let length = segments.length; length > 0; length--) {
    const node = findNodeAtLocation(root, [...segments.slice(0, length)]);
    if (node) return { node, exact: length === segments.length };
  }
  return { node: root, exact: segments.length === 0 };
}

/** Where a value, its name or a part of it is written. A value that is not there is looked for in its parents. */
export function rangeOf(source: SourceFile, segments: JsonPath, spot: SourceLocation = 'value'): SourceRange {
  const root = treeOf(source);
  if (!root) return { line: 1, column: 1, length: 1 };
  const { node, exact } = nodeAt(root, segments);
  if (!exact || spot === 'open') return rangeAt(source, node.offset, 1);
  if (spot === 'value') return rangeAt(source, node.offset, node.length);
  if (spot === 'key') {
    const key = node.parent?.type === 'property' ? (node.parent.children?.[0] ?? node) : node;
    return rangeAt(source, key.offset, key.length);
  }
  const opening = node.offset + 1;
  const start = opening + writtenLength(source.text, opening, spot.start);
  return rangeAt(source, start, writtenLength(source.text, start, spot.end - spot.start));
}

/** `blocks[2].type` */
export function formatPath(segments: JsonPath): string {
  return segments
    .map((segment, index) => {
      if (typeof segment === 'number') return `[${segment}]`;
      if (!/^[\w$-]+$/.test(segment))
        return index === 0 ? JSON.stringify(segment) : `[${JSON.stringify(segment)}]`;
      return index === 0 ? segment : `.${segment}`;
    })
    .join('');
}
