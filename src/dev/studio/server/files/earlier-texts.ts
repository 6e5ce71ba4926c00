import deepEquals from '@rjsf/utils/lib/deepEquals.js';
import { type Node, parseTree } from 'jsonc-parser';
import { contentFilePath } from '@json-site/dev/server';

// The studio sends values, which have no layout. When an editor restores a value that an earlier save has removed, its
// layout comes from the text that the file had then.

const MOST_TEXTS = 20;

/** Earlier texts by the path of their file, the newest first. */
const textsByPath = new Map<string, readonly string[]>();

/** Returns the texts that a file had while this server ran, and those of its versions that the studio has shown. */
export function earlierTexts(root: string, file: string): readonly string[] {
  return textsByPath.get(contentFilePath(root, file)) ?? [];
}

export function rememberText(root: string, file: string, text: string): void {
  const others = earlierTexts(root, file).filter((other) => other !== text);
  textsByPath.set(contentFilePath(root, file), [text, ...others].slice(0, MOST_TEXTS));
}

/** Returns the indentation of the line that contains the offset. */
export function indentAt(offset: number, source: string): string {
  const line = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

/** Returns the lists and objects in a node, the outer ones first. */
function containersIn(node: Node): Node[] {
  const inner = (node.children ?? []).flatMap(containersIn);
  return node.type === 'array' || node.type === 'object' ? [node, ...inner] : inner;
}

/** Returns the text that a list or an object had at this indentation; undefined if no text contains it. */
export function earlierTextOf(value: unknown, indent: string, texts: readonly string[]): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const text of texts) {
    const tree = parseTree(text);
    const found = (tree ? containersIn(tree) : [])
      .filter(({ offset }) => indentAt(offset, text) === indent)
      .map(({ offset, length }) => text.slice(offset, offset + length))
      .find((part) => deepEquals(JSON.parse(part), value));
    if (found !== undefined) return found;
  }
  return undefined;
}
