import deepEquals from '@rjsf/utils/lib/deepEquals.js';
import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { isObject } from '@json-site/values/objects';
import { pairItems } from '../../values/pair-items.ts';
import { earlierTextOf, indentAt } from './earlier-texts.ts';

/** An item of a list or a property of an object, with the whitespace before and after it. */
interface Entry {
  leading: string;
  text: string;
  trailing: string;
}

/** The text of a file, its indentation and its line ending. */
interface Style {
  source: string;
  /** One level of indentation. */
  unit: string;
  lineEnd: string;
  /** Texts that the file had before. */
  earlier: readonly string[];
}

function textOf(node: Node, { source }: Style): string {
  return source.slice(node.offset, node.offset + node.length);
}

function readValue(node: Node, style: Style): unknown {
  return JSON.parse(textOf(node, style)) as unknown;
}

/** Prints a value on one line, with the same space inside of braces as a text beside it. */
function printOnOneLine(value: unknown, sample: string): string {
  const pad = /^\{(\s?)/.exec(sample)?.[1] ?? ' ';
  if (Array.isArray(value)) return `[${value.map((item) => printOnOneLine(item, sample)).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const properties = Object.entries(value).map(
    ([name, inner]) => `${JSON.stringify(name)}: ${printOnOneLine(inner, sample)}`,
  );
  return properties.length > 0 ? `{${pad}${properties.join(', ')}${pad}}` : '{}';
}

/**
 * Prints a value that the file does not contain. A value that it contained before, such as a block whose removal is
 * undone, gets the text that it had. `sample` is a text beside the value on one line.
 */
function print(value: unknown, indent: string, { unit, lineEnd, earlier }: Style, sample?: string): string {
  const before = earlierTextOf(value, indent, earlier);
  if (before !== undefined) return before.replace(/\r?\n/g, lineEnd);
  if (sample !== undefined) return printOnOneLine(value, sample);
  return JSON.stringify(value, null, unit).replaceAll('\n', `${lineEnd}${indent}`);
}

/** Splits a list or an object into its entries, and the whitespace before the closing bracket. */
function entriesOf(node: Node, { source }: Style): { entries: Entry[]; tail: string } {
  const children = node.children ?? [];
  let from = node.offset + 1;
  const entries = children.map(({ offset, length }, index): Entry => {
    const leading = source.slice(from, offset);
    const end = offset + length;
    const next = children[index + 1];
    const comma = next ? source.indexOf(',', end) : end;
    from = next ? comma + 1 : end;
    return { leading, text: source.slice(offset, end), trailing: source.slice(end, comma) };
  });
  return { entries, tail: source.slice(from, node.offset + node.length - 1) };
}

/**
 * Returns the whitespace before an entry that is new at its position: that of its neighbours, or else on a new line.
 */
function leadingWhitespace(entries: Entry[], newLine: string) {
  const existing = entries.map(({ leading }) => leading);
  const isMultiline = existing[0]?.includes('\n') ?? true;
  if (!isMultiline) return { first: existing[0] ?? '', next: existing[1] ?? ' ' };
  const sample = existing.at(-1)?.match(/\r?\n[ \t]*$/)?.[0] ?? newLine;
  return { first: sample, next: sample };
}

/** An entry of the new container. */
interface NewEntry {
  /** The index that the entry had before; null for a new entry. */
  from: number | null;
  text: string;
}

/** Returns the text of a container with new entries. An entry that was there before keeps the whitespace around it. */
function joinEntries(node: Node, newEntries: NewEntry[], style: Style): string {
  const { entries, tail } = entriesOf(node, style);
  const newLine = style.lineEnd + indentAt(node.offset, style.source) + style.unit;
  const { first, next } = leadingWhitespace(entries, newLine);
  const parts = newEntries.map(({ from, text }, index) => {
    const kept = from === null ? undefined : entries[from];
    // The first entry has other whitespace before it than the following ones.
    const keepsLeading = kept && (from === 0) === (index === 0);
    return `${keepsLeading ? kept.leading : index === 0 ? first : next}${text}${kept?.trailing ?? ''}`;
  });
  const [open, close] = node.type === 'array' ? '[]' : '{}';
  return `${open}${parts.join(',')}${tail}${close}`;
}

/** Returns the indentation of the entries of a container. */
function innerIndent(node: Node, style: Style): string {
  const [first] = node.children ?? [];
  return first ? indentAt(first.offset, style.source) : indentAt(node.offset, style.source) + style.unit;
}

function rewriteList(node: Node, values: unknown[], style: Style): NewEntry[] {
  const nodes = node.children ?? [];
  const before = nodes.map((child) => readValue(child, style));
  const indent = innerIndent(node, style);
  const objects = nodes.filter(({ type }) => type === 'object').map((child) => textOf(child, style));
  const sample = objects.every((text) => !text.includes('\n')) ? objects[0] : undefined;
  return pairItems(before, values).map((from, index): NewEntry => {
    const value = values[index];
    const old = from === null ? undefined : nodes[from];
    const isEqual = (other: unknown) => deepEquals(other, value);
    if (old && isEqual(before[from ?? -1])) return { from, text: textOf(old, style) };
    // A moved or copied item keeps its text.
    const twin = nodes[before.findIndex(isEqual)];
    if (twin) return { from, text: textOf(twin, style) };
    return { from, text: old ? rewrite(old, value, style) : print(value, indent, style, sample) };
  });
}

function rewriteProperties(node: Node, values: Record<string, unknown>, style: Style): NewEntry[] {
  const properties = node.children ?? [];
  const nameOf = (property: Node | undefined) => String(property?.children?.[0]?.value);
  const indent = innerIndent(node, style);
  const kept = properties.flatMap((property, from): (NewEntry & { name: string })[] => {
    const [key, value] = property.children ?? [];
    const name = nameOf(property);
    // JSON.parse uses the last of two properties with the same name.
    const isLast = properties.findLastIndex((other) => nameOf(other) === name) === from;
    if (!key || !value || !isLast || !Object.hasOwn(values, name)) return [];
    const between = style.source.slice(property.offset, value.offset);
    return [{ from, name, text: `${between}${rewrite(value, values[name], style)}` }];
  });
  let previous: string | undefined;
  for (const [name, value] of Object.entries(values)) {
    if (!kept.some((entry) => entry.name === name)) {
      const at = kept.findIndex((entry) => entry.name === previous) + 1;
      const text = `${JSON.stringify(name)}: ${print(value, indent, style)}`;
      kept.splice(at, 0, { from: null, name, text });
    }
    previous = name;
  }
  return kept;
}

function rewrite(node: Node, value: unknown, style: Style): string {
  if (deepEquals(readValue(node, style), value)) return textOf(node, style);
  const indent = indentAt(node.offset, style.source);
  const isEmpty = !node.children?.length || Object.keys(Object(value)).length === 0;
  if (isEmpty) return print(value, indent, style);
  const newEntries =
    node.type === 'array' && Array.isArray(value)
      ? rewriteList(node, value, style)
      : node.type === 'object' && isObject(value)
        ? rewriteProperties(node, value, style)
        : null;
  const isOnOneLine = !textOf(node, style).includes('\n');
  // A container on one line that gets a value of several lines is printed again.
  const losesLayout = isOnOneLine && newEntries?.some(({ text }) => text.includes('\n'));
  if (!newEntries || losesLayout) return print(value, indent, style);
  return joinEntries(node, newEntries, style);
}

/**
 * Returns the text of a JSON file with another value. Everything that did not change keeps its characters: the order of
 * properties, indentation, line breaks and line endings. A new property follows the property that precedes it in the
 * value. A moved item of a list keeps its text. A value that one of the `earlier` texts of the file had gets its text
 * back. Throws when the text is not JSON.
 */
export function rewriteJson(text: string, value: unknown, earlier: readonly string[] = []): string {
  const byteOrderMark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const source = text.slice(byteOrderMark.length);
  const errors: ParseError[] = [];
  const tree = parseTree(source, errors, { disallowComments: true });
  if (!tree || errors.length > 0) throw new SyntaxError('The text is not JSON.');
  const unit = /\n([ \t]+)\S/.exec(source)?.[1] ?? '  ';
  const lineEnd = source.includes('\r\n') ? '\r\n' : '\n';
  const body = rewrite(tree, value, { source, unit, lineEnd, earlier });
  return `${byteOrderMark}${source.slice(0, tree.offset)}${body}${source.slice(tree.offset + tree.length)}`;
}

/**
 * Returns the text that a draft would have in its file. A file that is not JSON at the moment has no layout to keep.
 */
export function textOfDraft(text: string, value: unknown): string {
  try {
    return rewriteJson(text, value);
  } catch {
    return JSON.stringify(value, null, 2);
  }
}
