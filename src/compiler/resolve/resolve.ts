import { hasType, isObject } from '@json-site/values/objects';
import { meaningsOfSite } from '../schema/additions.ts';
import { BLOCK_REF, type Schema, type SchemaSet } from '../schema/schema-set.ts';
import { blockSchemaOf, childSchema, followRef } from '../schema/schema-walk.ts';
import {
  isCondition,
  isOfEngine,
  isWrittenAsObject,
  type Meaning,
  recordMeaning,
} from '../schema/vocabulary.ts';
import { setOrigin } from '../source/origins.ts';
import { type CompileContext, OMIT, type SourceLocation } from './compile-context.ts';
import { RESOLVERS } from './meanings.ts';
import { resolveRecord, resolveRecordList } from './records.ts';
import { resolveBySite } from './resolve-by-site.ts';
import { siteLabel } from './site-values.ts';

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

function resolveMeaning(
  means: Meaning,
  value: unknown,
  location: SourceLocation,
  context: CompileContext,
): unknown {
  const isValue = isWrittenAsObject(means) ? isObject(value) : typeof value === 'string';
  const isTooShort = value === '' && location.schema.minLength;
  if (!isValue || isTooShort) return OMIT;
  // The value is of the kind that the meaning is written as.
  const written = value as never;
  const ofRecords = recordMeaning(means);
  if (isOfEngine(means)) return RESOLVERS[means](written, location, context);
  if (!ofRecords) {
    const { schemaSources } = context.project.input;
    const resolve = schemaSources && meaningsOfSite(schemaSources).get(means);
    return resolve ? resolveBySite(resolve, written, location, context) : OMIT;
  }
  return ofRecords.isList
    ? resolveRecordList(written, ofRecords, location, context)
    : resolveRecord(written, ofRecords, location, context);
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
    const shown =
      isObject(resolved) && block.defaultTone ? { tone: block.defaultTone, ...resolved } : resolved;
    const { file, jsonPath } = location.source.locate(location.jsonPath);
    setOrigin(shown, { source: file, jsonPath });
    return shown;
  }
  if (!matchesType(value, schema)) return OMIT;
  if (schema.means) return resolveMeaning(schema.means, value, location, context);
  if (Array.isArray(value)) return resolveList(value, location, context);
  return isObject(value) ? resolveObject(value, location, context) : value;
}
