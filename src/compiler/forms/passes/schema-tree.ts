import { isObject } from '../../schema/schema-walk.ts';
import type { JsonPath } from '../../source/locations.ts';
import type { Origins } from './origins.ts';

/** A JSON Schema as written, or as a pass has rewritten it. */
export type Json = Record<string, unknown>;

/** Keywords whose value is a schema, a list of schemas, or an object with a schema for each name. */
const HOLDS = {
  schema: [
    'items',
    'additionalItems',
    'additionalProperties',
    'unevaluatedProperties',
    'unevaluatedItems',
    'propertyNames',
    'contains',
    'not',
    'if',
    'then',
    'else',
  ],
  list: ['allOf', 'anyOf', 'oneOf', 'prefixItems', 'items'],
  map: ['properties', 'patternProperties', 'definitions', '$defs', 'dependentSchemas', 'dependencies'],
} as const;

const has = (list: readonly string[], keyword: string) => list.includes(keyword);

/** Rebuilds the schemas directly inside a schema. `map` gets each with the keyword that holds it, and its location. */
export function mapInside(
  schema: Json,
  map: (inner: unknown, keyword: string, at: JsonPath) => unknown,
  origins: Origins,
): Json {
  const entries = Object.entries(schema).map(([keyword, value]): [string, unknown] => {
    const within = (inner: unknown, ...path: JsonPath) =>
      map(inner, keyword, origins.at(schema, keyword, ...path));
    const eachOf = (holder: Json, ...path: JsonPath) =>
      origins.copy(
        holder,
        mapValues(holder, (inner, name) => within(inner, ...path, name)),
      );
    if (has(HOLDS.list, keyword) && Array.isArray(value)) {
      const list = value.map((inner: unknown, index) => within(inner, index));
      return [keyword, origins.copy(value, list)];
    }
    if (has(HOLDS.schema, keyword)) return [keyword, within(value)];
    if (!isObject(value)) return [keyword, value];
    if (keyword === 'components' && isObject(value['schemas']))
      return [keyword, origins.copy(value, { ...value, schemas: eachOf(value['schemas'], 'schemas') })];
    return [keyword, has(HOLDS.map, keyword) ? eachOf(value) : value];
  });
  return origins.copy(schema, Object.fromEntries(entries));
}

/** Rebuilds a schema from the outside to the inside: `change` gets each schema in it, before the schemas inside that. */
export function mapSchemas(schema: unknown, change: (schema: Json) => unknown, origins: Origins): unknown {
  if (!isObject(schema)) return schema;
  const changed = origins.copy(schema, change(schema));
  if (!isObject(changed)) return changed;
  return origins.copy(
    changed,
    mapInside(changed, (inner) => mapSchemas(inner, change, origins), origins),
  );
}

/** Keywords whose schema is not about what a visitor enters, so that no rule in it can be narrowed. */
const TESTS: readonly string[] = ['if', 'not'];

/** Rebuilds a schema from the inside to the outside, without tests. All objects of the result are new. */
export function rebuild(schema: Json, change: (schema: Json) => Json, origins: Origins): Json {
  const within = (inner: unknown, keyword: string) =>
    isObject(inner) && !TESTS.includes(keyword) ? rebuild(inner, change, origins) : inner;
  return origins.copy(schema, change(mapInside(schema, within, origins)));
}

export function mapValues(value: Json, map: (inner: unknown, name: string) => unknown): Json {
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, map(inner, name)]));
}

/** A copy without some keywords. */
export function without(schema: Json, ...keywords: string[]): Json {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)));
}

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** The schemas of the properties of an object. */
export const propertiesOf = ({ properties }: Json): Json => (isObject(properties) ? properties : {});
