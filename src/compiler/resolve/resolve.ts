import { hasType, isObject } from '@json-site/values/objects';
import { BLOCK_REF, type Schema, type SchemaSet } from '../schema/schema-set.ts';
import { blockSchemaOf, childSchema, chosenSchema, followRef } from '../schema/schema-walk.ts';
import { isCondition, isWrittenAsObject, type Meaning, writtenType } from '../schema/vocabulary.ts';
import type { ParsedFile } from '../source/json-file.ts';
import { type CompileContext, OMIT, type ResolvedObject, type SourceLocation } from './compile-context.ts';
import { resolverOf } from './meanings.ts';
import { siteLabel } from './site-values.ts';

/** The length of the path of a block in a list that the file itself has, such as `blocks[2]`. */
const LISTED = 2;

function matchesType(value: unknown, schema: Schema): boolean {
  if (value === null) return schema.nullable === true;
  if (schema.enum && !schema.enum.includes(value)) return false;
  if (schema.const !== undefined && schema.const !== value) return false;
  return schema.type === undefined || hasType(value, schema.type);
}

function childLocation(
  location: SourceLocation,
  segment: string | number,
  schema: Schema,
  set: SchemaSet,
): SourceLocation {
  return { ...location, jsonPath: [...location.jsonPath, segment], schema: followRef(schema, set) };
}

function resolveList(values: unknown[], location: SourceLocation, context: CompileContext): unknown {
  const { items } = location.schema;
  if (!items) return values;
  const { schemas } = context.project.input;
  return values
    .map((value, index) => resolve(value, childLocation(location, index, items, schemas), context))
    .filter((value) => value !== OMIT);
}

function resolveObject(
  value: Record<string, unknown>,
  location: SourceLocation,
  context: CompileContext,
): unknown {
  const { schema } = location;
  if (!schema.properties && typeof schema.additionalProperties !== 'object') return value;
  const { schemas } = context.project.input;
  const result: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    const child = key === '$schema' || key === '__proto__' ? undefined : childSchema(schema, key);
    if (!child) continue;
    const inside = childLocation(location, key, child, schemas);
    const resolved = resolve(inner, inside, context);
    if (resolved !== OMIT) result[key] = resolved;
    else if (isCondition(inside.schema.means)) return OMIT;
  }
  const complete = (schema.required ?? []).every((key) => Object.hasOwn(result, key));
  return complete ? result : OMIT;
}

/** Resolves the values inside an object that has a meaning itself, and leaves out those that its schema refuses. */
function resolveInside(
  value: Record<string, unknown>,
  location: SourceLocation,
  context: CompileContext,
): ResolvedObject {
  const { means: _, ...schema } = location.schema;
  const resolved = resolveObject(value, { ...location, schema }, context);
  return isObject(resolved) ? resolved : OMIT;
}

function resolveMeaning(
  means: Meaning,
  value: unknown,
  location: SourceLocation,
  context: CompileContext,
): unknown {
  const isValue = isWrittenAsObject(means) ? isObject(value) : typeof value === writtenType(means);
  const isTooShort = value === '' && location.schema.minLength;
  if (!isValue || isTooShort) return OMIT;
  const resolver = resolverOf(means, context.project.input);
  if (!resolver) return OMIT;
  // The value is of the kind that the meaning is written as.
  const written = value as never;
  return resolver(written, location, context, () => resolveInside(written, location, context));
}

/**
 * Turns a value as written into the value that a component receives: follows the schema and carries out every
 * `means`. Omits values that do not match the schema, and objects that require them; validate() reports those.
 */
export function resolve(value: unknown, location: SourceLocation, context: CompileContext): unknown {
  const { schema } = location;
  if (schema.$ref === BLOCK_REF) {
    const block = blockSchemaOf(value, context.project.input.schemas);
    if (!block) return OMIT;
    for (const name of Object.keys(block.labels ?? {})) siteLabel(name, location, context);
    const resolved = resolve(value, { ...location, schema: block }, context);
    if (resolved !== OMIT && location.jsonPath.length === LISTED) {
      const { file, jsonPath } = location.source.locate(location.jsonPath);
      context.effects.origins.push({ source: file, jsonPath });
    }
    return isObject(resolved) && block.defaultTone ? { tone: block.defaultTone, ...resolved } : resolved;
  }
  if (schema.alternatives) {
    const { schemas } = context.project.input;
    const chosen = chosenSchema(schema, value, schemas);
    return chosen ? resolve(value, { ...location, schema: followRef(chosen, schemas) }, context) : OMIT;
  }
  if (!matchesType(value, schema)) return OMIT;
  if (schema.means) return resolveMeaning(schema.means, value, location, context);
  if (Array.isArray(value)) return resolveList(value, location, context);
  return isObject(value) ? resolveObject(value, location, context) : value;
}

/** Resolves a file that exists once. Undefined if it does not exist, or if nothing of it can be used. */
export function resolveSingle(file: ParsedFile | null, schema: Schema, context: CompileContext): unknown {
  if (!file) return undefined;
  const resolved = resolve(file.value, { source: file.source, jsonPath: [], route: null, schema }, context);
  return resolved === OMIT ? undefined : resolved;
}
