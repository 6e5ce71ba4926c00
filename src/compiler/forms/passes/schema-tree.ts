import { isObject } from '../../schema/schema-walk.ts';
import type { JsonPath } from '../../source/locations.ts';

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

/** Where the parts of a rewritten schema are in the file. */
export class Origins {
  private readonly paths = new WeakMap<object, JsonPath>();

  /** Remembers the location of every object and list of a file. */
  mark(value: unknown, path: JsonPath = []): void {
    if (typeof value !== 'object' || value === null) return;
    this.paths.set(value, path);
    for (const [name, inner] of Object.entries(value))
      this.mark(inner, [...path, Array.isArray(value) ? Number(name) : name]);
  }

  /** The location of a part that a pass did not make. */
  pathOf(value: object): JsonPath {
    return this.paths.get(value) ?? [];
  }

  /** The replacement of a part of a schema has the location of that part. */
  copy<Part>(from: unknown, to: Part): Part {
    const path = typeof from === 'object' && from !== null ? this.paths.get(from) : undefined;
    if (path && typeof to === 'object' && to !== null && !this.paths.has(to)) this.paths.set(to, path);
    return to;
  }

  /** Finds in the file what is at a path of the rewritten schema: the nearest part around it that the file has. */
  locate(root: unknown, at: JsonPath): JsonPath {
    let value = root;
    let found: JsonPath = [];
    for (const [index, segment] of at.entries()) {
      if (typeof value !== 'object' || value === null) return found;
      value = (value as Json)[segment];
      const own = typeof value === 'object' && value !== null ? this.paths.get(value) : undefined;
      if (own) found = own;
      else if (typeof value === 'object' && value !== null) return found;
      else return [...found, ...at.slice(index)];
    }
    return found;
  }
}

/** Rebuilds a schema from the outside to the inside: `change` gets each schema in it, before the schemas inside that. */
export function mapSchemas(schema: unknown, change: (schema: Json) => unknown, origins: Origins): unknown {
  if (!isObject(schema)) return schema;
  const changed = origins.copy(schema, change(schema));
  if (!isObject(changed)) return changed;
  const within = (inner: unknown) => mapSchemas(inner, change, origins);
  const entries = Object.entries(changed).map(([keyword, value]): [string, unknown] => {
    if (has(HOLDS.list, keyword) && Array.isArray(value))
      return [keyword, origins.copy(value, value.map(within))];
    if (has(HOLDS.schema, keyword)) return [keyword, within(value)];
    if (keyword === 'components' && isObject(value) && isObject(value['schemas'])) {
      const schemas = mapValues(value['schemas'], within);
      return [keyword, origins.copy(value, { ...value, schemas: origins.copy(value['schemas'], schemas) })];
    }
    if (!has(HOLDS.map, keyword) || !isObject(value)) return [keyword, value];
    return [keyword, origins.copy(value, mapValues(value, within))];
  });
  return origins.copy(changed, Object.fromEntries(entries));
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
