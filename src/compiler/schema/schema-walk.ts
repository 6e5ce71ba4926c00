import type { JsonPath } from '../source/locations.ts';
import { BLOCK_REF, type Schema, type SchemaSet } from './schema-set.ts';

const followed = new WeakMap<Schema, Schema>();

/** The schema behind a reference; what stands beside the reference (its description) wins. */
export function followRef(schema: Schema, set: SchemaSet): Schema {
  if (!schema.$ref || schema.$ref === BLOCK_REF) return schema;
  let target = followed.get(schema);
  if (!target) {
    const { $ref, ...beside } = schema;
    const found = set.$defs[$ref.replace('#/$defs/', '')];
    target = { ...(found && followRef(found, set)), ...beside };
    followed.set(schema, target);
  }
  return target;
}

/** A JSON object, not a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The schema of a block, by its own type; undefined when there is no such block. */
export function blockSchemaOf(value: unknown, set: SchemaSet): Schema | undefined {
  const type = isObject(value) ? value['type'] : undefined;
  return typeof type === 'string' && Object.hasOwn(set.blocks, type) ? set.blocks[type] : undefined;
}

/** The schema of one property of an object or one item of a list. */
export function childSchema(schema: Schema, segment: string | number): Schema | undefined {
  if (typeof segment === 'number') return schema.items;
  if (schema.properties && Object.hasOwn(schema.properties, segment)) return schema.properties[segment];
  return typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
}

/** The schema of a value inside a document, with the description nearest to that place. */
export function schemaAt(root: Schema, segments: JsonPath, set: SchemaSet): Schema | undefined {
  let schema: Schema | undefined = followRef(root, set);
  for (const segment of segments) {
    const next: Schema | undefined = schema && childSchema(schema, segment);
    schema = next && followRef(next, set);
  }
  return schema;
}

/** Called for each value that has a schema; a block's place comes with the reference itself. */
export type SchemaVisitor = (schema: Schema, value: unknown, segments: JsonPath) => void;

/** Visits a value and all inside it that the schema describes, blocks by their own schemas. */
export function walk(
  root: Schema,
  value: unknown,
  set: SchemaSet,
  visit: SchemaVisitor,
  segments: JsonPath = [],
): void {
  const schema = followRef(root, set);
  visit(schema, value, segments);
  if (schema.$ref === BLOCK_REF) {
    const block = blockSchemaOf(value, set);
    if (block) walk(block, value, set, visit, segments);
  } else if (Array.isArray(value)) {
    const { items } = schema;
    if (items) {
      value.forEach((item, index) => {
        walk(items, item, set, visit, [...segments, index]);
      });
    }
  } else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) {
      const child = childSchema(schema, key);
      if (child) walk(child, inner, set, visit, [...segments, key]);
    }
  }
}
