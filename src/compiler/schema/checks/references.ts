import { isObject } from '@json-site/values/objects';
import { relativePath, resolvePath } from '@json-site/values/paths';
import { formatValue, intended, suggestion } from '../../report/wording.ts';
import { documentFile } from '../schema-files.ts';
import type { SchemaFile, SchemaNode } from './schema-node.ts';

export const DEFINITIONS = documentFile('defs');
const FORM_TEXTS = documentFile('formTexts');
const BLOCK = 'schemas/block.schema.json';

/** The files to whose parts a schema can refer, and the keyword that has the parts. */
const TARGETS: Readonly<Record<string, string>> = { [DEFINITIONS]: '$defs', [FORM_TEXTS]: 'properties' };

/** The target of a reference: a definition, any block, or nothing. */
export type Target =
  | { definition: string }
  | { block: true }
  | { message: string; hint: string; right?: string | undefined };

/** Everything to which schemas can refer, by file and JSON pointer: `schemas/defs.schema.json#/$defs/label`. */
export type Definitions = ReadonlyMap<string, Record<string, unknown>>;

/** Collects the definitions of the schema files. */
export function readDefinitions(files: readonly SchemaFile[]): Definitions {
  const found = new Map<string, Record<string, unknown>>();
  for (const { source, value } of files) {
    const keyword = TARGETS[source.path];
    const parts = keyword ? value[keyword] : undefined;
    for (const [name, schema] of Object.entries(isObject(parts) ? parts : {})) {
      if (isObject(schema)) found.set(`${source.path}#/${keyword}/${name}`, schema);
    }
  }
  return found;
}

/** Returns what a reference in a schema file points to. */
export function targetOf(ref: string, from: string, definitions: Definitions): Target {
  const [file = '', pointer = ''] = ref.split('#');
  const path = file === '' ? from : resolvePath(from, file);
  const written = (key: string) => (key.startsWith(from) ? key.slice(from.length) : relativePath(from, key));
  const what = `$ref is ${formatValue(ref)};`;
  if (path === BLOCK && pointer === '') return { block: true };
  if (/^[a-z]+:/i.test(ref)) {
    const hint = `Copy the definition to ${DEFINITIONS}, and refer to ${formatValue(written(`${DEFINITIONS}#/$defs/<name>`))}.`;
    return { message: `${what} a schema can refer only to files of this project.`, hint };
  }
  const keyword = TARGETS[path];
  if (!keyword) {
    const names = [...definitions.keys()].filter((key) => key.startsWith(DEFINITIONS));
    const hint = suggestion(ref, names.map(written), 'Definitions');
    const message =
      path === from
        ? `${what} only ${DEFINITIONS} has definitions that a schema can refer to.`
        : `${what} a schema can refer only to ${DEFINITIONS}, and there is no such definition.`;
    return { message, hint };
  }
  const key = `${path}#${pointer}`;
  if (definitions.has(key)) return { definition: key };
  const known = [...definitions.keys()]
    .filter((one) => one.startsWith(path))
    .map((one) => one.split('/').at(-1) ?? '');
  const start = `/${keyword}/`;
  const name = pointer.startsWith(start) ? pointer.slice(start.length) : pointer.replace(/^.*\//, '');
  const isDeep = known.includes(name.split('/')[0] ?? '') && name.includes('/');
  const message = isDeep
    ? `${what} a reference to a part of a definition is not supported.`
    : `${what} there is no such definition in ${path}.`;
  const hint = isDeep
    ? `Give the part its own definition in ${DEFINITIONS}.`
    : suggestion(name, known, 'Definitions');
  // A list of all definitions is closed: a slip means the only similar one.
  const near = isDeep ? undefined : intended(name, known);
  const right = near === undefined || name.includes('/') ? undefined : written(`${path}#${start}${near}`);
  return { message, hint, right };
}

/** Returns the definitions to which the schemas inside a node refer directly. */
export function referencesIn(nodes: readonly SchemaNode[], from: string, definitions: Definitions): string[] {
  return nodes.flatMap(({ schema }) => {
    const ref = schema['$ref'];
    const target = typeof ref === 'string' ? targetOf(ref, from, definitions) : undefined;
    return target && 'definition' in target ? [target.definition] : [];
  });
}

/** A schema in a file, to which the references inside it are relative. */
export interface SchemaInFile {
  schema: Record<string, unknown>;
  from: string;
}

/** Returns the schema that has a keyword: this one, or the definition to which it refers. */
export function holderOf(
  one: SchemaInFile,
  keyword: string,
  definitions: Definitions,
  depth = 0,
): SchemaInFile {
  const { schema, from } = one;
  const ref = schema['$ref'];
  if (schema[keyword] !== undefined || typeof ref !== 'string' || depth > 20) return one;
  const target = targetOf(ref, from, definitions);
  const next = 'definition' in target ? definitions.get(target.definition) : undefined;
  if (!next || !('definition' in target)) return one;
  const file = target.definition.split('#')[0] ?? '';
  return holderOf({ schema: next, from: file }, keyword, definitions, depth + 1);
}

/** Returns the keyword of a schema, or of the definition to which it refers. */
export function inherited(
  schema: Record<string, unknown>,
  keyword: string,
  from: string,
  definitions: Definitions,
): unknown {
  return holderOf({ schema, from }, keyword, definitions).schema[keyword];
}
