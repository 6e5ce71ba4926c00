import { applyEdits, findNodeAtLocation, modify, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { escapedLength, type JsonPath } from '@json-site/values/locations';
import type { Diagnostic } from '../types.ts';
import type { Fix, ValueEdit } from './fix.ts';

const nameOf = (property: Node) => String(property.children?.[0]?.value);

/** Parses a file as the compiler does: a byte order mark is ignored. Undefined if it is not JSON. */
function treeOf(text: string): Node | undefined {
  const errors: ParseError[] = [];
  const tree = parseTree(text.replace(/^\uFEFF/, ' '), errors, { disallowComments: true });
  return errors.length === 0 ? tree : undefined;
}

/** Whether every name of a path is unique in its object. JSON keeps the last of two, and a path finds the first. */
function isUnique(tree: Node, path: JsonPath): boolean {
  return path.every((name, index) => {
    const parent = findNodeAtLocation(tree, path.slice(0, index));
    return (
      parent?.type !== 'object' || (parent.children ?? []).filter((one) => nameOf(one) === name).length <= 1
    );
  });
}

function splice(text: string, offset: number, length: number, by: string): string {
  return text.slice(0, offset) + by + text.slice(offset + length);
}

/** `modify` formats what it adds, and nothing else. */
function modified(text: string, path: JsonPath, value: unknown): string {
  const indent = /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
  const formattingOptions = {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 1 : indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
  return applyEdits(text, modify(text, [...path], value, { formattingOptions }));
}

/** Where the replaced characters begin. Elsewhere than in the diagnostic after a reference to a fact of site.json. */
function startOf(value: string, { start, old }: { start: number; old: string }): number | undefined {
  if (value.startsWith(old, start)) return start;
  const first = value.indexOf(old);
  return first >= 0 && value.indexOf(old, first + 1) < 0 ? first : undefined;
}

/** The list may still have its former name: then another fix comes first. */
function moveToList(
  text: string,
  node: Node,
  parent: Node | undefined,
  { path, list, name }: ValueEdit & { kind: 'move' },
): string | undefined {
  const target = parent && findNodeAtLocation(parent, [list]);
  if (target?.type !== 'array') return undefined;
  const moved = text.slice(node.offset, node.offset + node.length);
  const last = target.children?.at(-1);
  const end = last ? last.offset + last.length : target.offset + 1;
  const lines = /\n[ \t]*$/.exec(text.slice(target.offset + 1, target.children?.[0]?.offset))?.[0] ?? ' ';
  const item = `{ ${JSON.stringify(name)}: ${moved} }`;
  const added = splice(text, end, 0, last ? `,${lines}${item}` : item);
  return modified(added, path, undefined);
}

function editValue(text: string, edit: ValueEdit): string | undefined {
  const tree = treeOf(text);
  if (!tree || !isUnique(tree, edit.path)) return undefined;
  const node = findNodeAtLocation(tree, [...edit.path]);
  const parent = findNodeAtLocation(tree, edit.path.slice(0, -1));
  if (edit.kind === 'add') {
    return parent?.type === 'object' && !node ? modified(text, edit.path, edit.value) : undefined;
  }
  if (!node) return undefined;
  if (edit.kind === 'set') {
    // The compiler has seen the text with the facts of site.json in place of the references to them.
    if (String(node.value).includes('{site.')) return undefined;
    return splice(text, node.offset, node.length, JSON.stringify(edit.value));
  }
  if (edit.kind === 'move') return moveToList(text, node, parent, edit);
  if (edit.kind === 'remove') return modified(text, edit.path, undefined);
  if (edit.kind === 'rename') {
    const key = node.parent?.children?.[0];
    const isTaken = parent?.children?.some((one) => nameOf(one) === edit.name);
    if (node.parent?.type !== 'property' || !key || isTaken) return undefined;
    return splice(text, key.offset, key.length, JSON.stringify(edit.name));
  }
  const begin = startOf(String(node.value), edit);
  if (node.type !== 'string' || begin === undefined) return undefined;
  const start = node.offset + 1 + escapedLength(text, node.offset + 1, begin);
  const length = escapedLength(text, start, edit.old.length);
  return splice(text, start, length, JSON.stringify(edit.text).slice(1, -1));
}

/**
 * Applies a fix to the text of its file. Returns undefined if the text is not the one that the diagnostic was about.
 */
export function applyFix(text: string, fix: Fix): string | undefined {
  if (fix.kind === 'characters') return splice(text, fix.offset, fix.length, fix.text);
  if (fix.kind === 'encoding') return undefined;
  const edited = editValue(text, fix);
  return edited === text ? undefined : edited;
}

/** Applies a fix to the value of a file. Returns the same value if it is not the one that the diagnostic was about. */
export function fixValue<Value>(value: Value, fix: Fix): Value {
  const text = applyFix(JSON.stringify(value), fix);
  return text === undefined ? value : (JSON.parse(text) as Value);
}

/** Whether two edits concern the same value, or one inside the other. */
function overlap(one: Fix, other: Fix): boolean {
  if (!('path' in one) || !('path' in other)) return true;
  // Without an item, the following ones have other indexes.
  const scope = ({ kind, path }: ValueEdit) =>
    kind === 'remove' && typeof path.at(-1) === 'number' ? path.slice(0, -1) : path;
  const [a, b] = [scope(one), scope(other)];
  return a.every((name, index) => index >= b.length || name === b[index]);
}

/** A fix with its diagnostic. */
export interface Fixed {
  diagnostic: Diagnostic;
  fix: Fix;
}

/** One applied fix: the text of the file before and after it. */
export interface Change {
  diagnostic: Diagnostic;
  file: string;
  before: string;
  after: string;
}

/**
 * Applies the fixes of diagnostics to the text of one file. Of two that concern the same value, only the first: the
 * next compilation shows whether the other is still right.
 */
export function applyFixes(text: string, fixes: readonly Fixed[]): Change[] {
  const applied: Fix[] = [];
  const changes: Change[] = [];
  for (const { diagnostic, fix } of fixes) {
    if (applied.some((one) => overlap(one, fix))) continue;
    const before = changes.at(-1)?.after ?? text;
    const after = applyFix(before, fix);
    if (after === undefined) continue;
    changes.push({ diagnostic, file: fix.file ?? diagnostic.file, before, after });
    applied.push(fix);
  }
  return changes;
}

/** Content, and its schemas. The examples in a schema are content, too. */
const FIXABLE = /^(?:content|schemas)\/.*\.json$|^src\/blocks\/[^/]+\/block\.schema\.json$/;

/** The file that the fix of a diagnostic edits. Undefined without a fix. */
export function fileToFix({ file, fix }: Diagnostic): string | undefined {
  const target = fix?.file ?? file;
  return fix && FIXABLE.test(target) ? target : undefined;
}

/** The same for the development server, which writes only content: types follow from schemas. */
export function contentToFix(diagnostic: Diagnostic): string | undefined {
  const file = fileToFix(diagnostic);
  return file?.startsWith('content/') ? file : undefined;
}

/** The diagnostics that can be fixed, by the file that the fix edits. */
export function fixesByFile(diagnostics: readonly Diagnostic[]): Map<string, Fixed[]> {
  const byFile = new Map<string, Fixed[]>();
  for (const diagnostic of diagnostics) {
    const { fix } = diagnostic;
    const file = fileToFix(diagnostic);
    if (!fix || file === undefined) continue;
    byFile.set(file, [...(byFile.get(file) ?? []), { diagnostic, fix }]);
  }
  return byFile;
}
