import type { JsonPath } from '@json-site/values/locations';
import { isObject } from '@json-site/values/objects';
import { origins } from './origins.ts';

/** A JSON Schema as written, or as a pass has rewritten it. */
export type Json = Record<string, unknown>;

/**
 * Keywords whose value is a schema, a list of schemas, or an object with a schema for each name. No form reads what is
 * in `additionalItems`, `unevaluatedItems` and `unevaluatedProperties`.
 */
const HOLDS: Readonly<Record<'schema' | 'list' | 'map', readonly string[]>> = {
  schema: ['items', 'additionalProperties', 'propertyNames', 'contains', 'not', 'if', 'then', 'else'],
  list: ['allOf', 'anyOf', 'oneOf', 'prefixItems', 'items'],
  map: ['properties', 'patternProperties', 'definitions', '$defs', 'dependentSchemas', 'dependencies'],
};

/** Rebuilds the schemas directly inside a schema. `map` gets each with the keyword that holds it, and its location. */
export function mapInside(
  schema: Json,
  map: (inner: unknown, keyword: string, at: JsonPath) => unknown,
): Json {
  return mapValues(schema, (value, keyword) => {
    const within = (inner: unknown, ...path: JsonPath) =>
      map(inner, keyword, origins.at(schema, keyword, ...path));
    if (Array.isArray(value) && HOLDS.list.includes(keyword))
      return value.map((inner: unknown, index) => within(inner, index));
    if (HOLDS.schema.includes(keyword)) return within(value);
    if (!isObject(value)) return value;
    if (HOLDS.map.includes(keyword)) return mapValues(value, (inner, name) => within(inner, name));
    const { schemas } = value;
    if (keyword !== 'components' || !isObject(schemas)) return value;
    return { ...value, schemas: mapValues(schemas, (inner, name) => within(inner, 'schemas', name)) };
  });
}

/**
 * Rebuilds a schema from the outside to the inside: `change` gets each schema in it, before the schemas inside that.
 */
export function mapSchemas(schema: Json, change: (schema: Json) => Json): Json {
  const changed = origins.copy(schema, change(schema));
  return mapInside(changed, (inner) => (isObject(inner) ? mapSchemas(inner, change) : inner));
}

/** Lists a schema and all schemas in it, each before those inside it. */
export function schemasIn(schema: Json): Json[] {
  const found: Json[] = [];
  mapSchemas(schema, (one) => {
    found.push(one);
    return one;
  });
  return found;
}

/** Keywords whose schema is not about what a visitor enters, so that no rule in it can be narrowed. */
const TESTS: readonly string[] = ['if', 'not'];

/** Rebuilds a schema from the inside to the outside, without tests. All objects of the result are new. */
export function rebuild(schema: Json, change: (schema: Json) => Json): Json {
  const within = (inner: unknown, keyword: string) =>
    isObject(inner) && !TESTS.includes(keyword) ? rebuild(inner, change) : inner;
  return origins.copy(schema, change(mapInside(schema, within)));
}

/** A copy with other values, at the same location. */
export function mapValues(value: Json, map: (inner: unknown, name: string) => unknown): Json {
  const entries = Object.entries(value).map(([name, inner]) => [name, map(inner, name)]);
  return origins.copy(value, Object.fromEntries(entries));
}

/** A copy without some keywords, at the same location. */
export function without(schema: Json, ...keywords: string[]): Json {
  const entries = Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword));
  return origins.copy(schema, Object.fromEntries(entries));
}

/** Gives a schema a keyword of another one, with its location. */
export function take(to: Json, from: Json, keyword: string): void {
  if (from[keyword] === undefined) return;
  to[keyword] = from[keyword];
  origins.put(to, keyword, origins.at(from, keyword));
}

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** The keywords whose schemas apply to the same value: parts, alternatives, and what conditions add. */
export const IN_PLACE: readonly string[] = ['allOf', 'anyOf', 'oneOf', 'then', 'else'];

/** A schema, and those inside it that apply to the same value. */
export function inPlace(schema: Json): Json[] {
  const inside = IN_PLACE.flatMap((keyword) => [schema[keyword]].flat()).filter(isObject);
  return [schema, ...inside.flatMap(inPlace)];
}

/** The schemas of the properties of an object. */
export const propertiesOf = ({ properties }: Json): Json => (isObject(properties) ? properties : {});

/** The names of the properties that some schemas have. */
export const propertyNamesIn = (schemas: readonly Json[]) => [
  ...new Set(schemas.flatMap((one) => Object.keys(propertiesOf(one)))),
];
