import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { sameJson } from '../same-json.ts';
import { pairItems } from './pair-items.ts';

/** A value in a list or a property of an object, with the blanks that stand around it. */
interface Entry {
  lead: string;
  text: string;
  trail: string;
}

/** How a file is written: what one level of indentation is and how lines end. */
interface Style {
  source: string;
  unit: string;
  lineEnd: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function styleOf(source: string): Style {
  const unit = /\n([ \t]+)\S/.exec(source)?.[1] ?? '  ';
  return { source, unit, lineEnd: source.includes('\r\n') ? '\r\n' : '\n' };
}

/** A node as written. */
function written(node: Node, { source }: Style): string {
  return source.slice(node.offset, node.offset + node.length);
}

function readValue(node: Node, style: Style): unknown {
  return JSON.parse(written(node, style)) as unknown;
}

/** The blanks at the beginning of the line in which something stands. */
function indentAt(offset: number, { source }: Style): string {
  const line = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

/** A value that was not in the file before, each item on a line of its own. */
function printed(value: unknown, indent: string, { unit, lineEnd }: Style): string {
  return JSON.stringify(value, null, unit).replaceAll('\n', `${lineEnd}${indent}`);
}

/** The entries of a list or an object with everything between them, and what stands before the closing bracket. */
function entriesOf(node: Node, { source }: Style): { entries: Entry[]; tail: string } {
  const children = node.children ?? [];
  let from = node.offset + 1;
  const entries = children.map(({ offset, length }, index): Entry => {
    const lead = source.slice(from, offset);
    const end = offset + length;
    const next = children[index + 1];
    const comma = next ? source.indexOf(',', end) : end;
    from = next ? comma + 1 : end;
    return { lead, text: source.slice(offset, end), trail: source.slice(end, comma) };
  });
  return { entries, tail: source.slice(from, node.offset + node.length - 1) };
}

/** The blanks before an entry that is new at its place, like those of its neighbours. */
function leads({ entries, indent }: { entries: Entry[]; indent: string }, { unit, lineEnd }: Style) {
  const own = entries.map(({ lead }) => lead);
  const isSpread = own[0]?.includes('\n') ?? true;
  if (!isSpread) return { first: own[0] ?? '', next: own[1] ?? ' ' };
  const sample = own.at(-1)?.match(/\r?\n[ \t]*$/)?.[0] ?? `${lineEnd}${indent}${unit}`;
  return { first: sample, next: sample };
}

/** A kept entry by the place that it had, or the text of a new one. */
interface Placed {
  from: number | null;
  text: string;
}

/** A container with other entries. What stands around a kept entry is kept with it. */
function joined(node: Node, placed: Placed[], style: Style): string {
  const { entries, tail } = entriesOf(node, style);
  const { first, next } = leads({ entries, indent: indentAt(node.offset, style) }, style);
  const parts = placed.map(({ from, text }, index) => {
    const kept = from === null ? undefined : entries[from];
    const staysInRole = kept && (from === 0) === (index === 0);
    return `${staysInRole ? kept.lead : index === 0 ? first : next}${text}${kept?.trail ?? ''}`;
  });
  const [open, close] = node.type === 'array' ? '[]' : '{}';
  return `${open}${parts.join(',')}${tail}${close}`;
}

/** Where what is new in a container is indented to. */
function innerIndent(node: Node, style: Style): string {
  const [first] = node.children ?? [];
  return first ? indentAt(first.offset, style) : indentAt(node.offset, style) + style.unit;
}

/** A container on one line has no room for a new value of several lines. */
function staysOnItsLine(node: Node, placed: Placed[], style: Style): boolean {
  const isOnOneLine = !written(node, style).includes('\n');
  return !isOnOneLine || placed.every(({ text }) => !text.includes('\n'));
}

function rewriteList(node: Node, values: unknown[], style: Style): Placed[] {
  const nodes = node.children ?? [];
  const before = nodes.map((child) => readValue(child, style));
  const indent = innerIndent(node, style);
  return pairItems(before, values).map((from, index): Placed => {
    const value = values[index];
    const old = from === null ? undefined : nodes[from];
    const isSame = (other: unknown) => sameJson(other, value);
    if (old && isSame(before[from ?? -1])) return { from, text: written(old, style) };
    // What was moved or copied is written like what it was.
    const twin = nodes[before.findIndex(isSame)];
    if (twin) return { from, text: written(twin, style) };
    return { from, text: old ? rewrite(old, value, style) : printed(value, indent, style) };
  });
}

function rewriteProperties(node: Node, values: Record<string, unknown>, style: Style): Placed[] {
  const properties = node.children ?? [];
  const nameOf = (property: Node | undefined) => String(property?.children?.[0]?.value);
  const indent = innerIndent(node, style);
  const kept = properties.flatMap((property, from): (Placed & { name: string })[] => {
    const [key, value] = property.children ?? [];
    const name = nameOf(property);
    // JSON counts the last of two properties of one name.
    const isLast = properties.findLastIndex((other) => nameOf(other) === name) === from;
    if (!key || !value || !isLast || !Object.hasOwn(values, name)) return [];
    const between = style.source.slice(property.offset, value.offset);
    return [{ from, name, text: `${between}${rewrite(value, values[name], style)}` }];
  });
  let previous: string | undefined;
  for (const [name, value] of Object.entries(values)) {
    if (!kept.some((one) => one.name === name)) {
      const at = kept.findIndex((one) => one.name === previous) + 1;
      const text = `${JSON.stringify(name)}: ${printed(value, indent, style)}`;
      kept.splice(at, 0, { from: null, name, text });
    }
    previous = name;
  }
  return kept;
}

function rewrite(node: Node, value: unknown, style: Style): string {
  if (sameJson(readValue(node, style), value)) return written(node, style);
  const indent = indentAt(node.offset, style);
  const isEmpty = !node.children?.length || Object.keys(Object(value)).length === 0;
  if (isEmpty) return printed(value, indent, style);
  const placed =
    node.type === 'array' && Array.isArray(value)
      ? rewriteList(node, value, style)
      : node.type === 'object' && isRecord(value)
        ? rewriteProperties(node, value, style)
        : null;
  if (!placed || !staysOnItsLine(node, placed, style)) return printed(value, indent, style);
  return joined(node, placed, style);
}

/**
 * The text of a JSON file with another value. Everything that did not change keeps its characters: order of names,
 * indentation, what stands on one line, ends of lines. New properties come after the one that is before them in the
 * value; a moved item of a list takes its text along. Throws when the text is not JSON.
 */
export function rewriteJson(text: string, value: unknown): string {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const source = text.slice(mark.length);
  const problems: ParseError[] = [];
  const tree = parseTree(source, problems, { disallowComments: true });
  if (!tree || problems.length > 0) throw new SyntaxError('The text is not JSON.');
  const body = rewrite(tree, value, styleOf(source));
  return `${mark}${source.slice(0, tree.offset)}${body}${source.slice(tree.offset + tree.length)}`;
}
