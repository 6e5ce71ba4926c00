import type { JsonPath } from '@json-site/values/locations';
import { isObject, valueIn } from '@json-site/values/objects';
import { remembered } from '@json-site/values/remembered';
import { BLOCK_REF, type Schema, type SchemaSet } from './schema-set.ts';

/** Returns the definition to which a schema refers, without the keywords beside the reference. */
export function definitionOf({ $ref = '' }: Schema, { $defs }: SchemaSet): Schema | undefined {
  return $defs[$ref.replace('#/$defs/', '')];
}

const withDefinition = remembered((schema: Schema, set: SchemaSet): Schema => {
  const { $ref: _, ...beside } = schema;
  const found = definitionOf(schema, set);
  return { ...(found && followRef(found, set)), ...beside };
});

/** Resolves a reference. Keywords next to it, such as a description, override those of its target. */
export function followRef(schema: Schema, set: SchemaSet): Schema {
  return !schema.$ref || schema.$ref === BLOCK_REF ? schema : withDefinition(schema, set);
}

/** Returns the schema of a block by its type; undefined if the block does not exist. */
export function blockSchemaOf(value: unknown, set: SchemaSet): Schema | undefined {
  const type = valueIn(value, 'type');
  return typeof type === 'string' && Object.hasOwn(set.blocks, type) ? set.blocks[type] : undefined;
}

/** Returns the schema of the records of a collection; undefined if the collection does not exist. */
export function recordSchemaOf(
  collection: string,
  { records }: Pick<SchemaSet, 'records'>,
): Schema | undefined {
  return Object.hasOwn(records, collection) ? records[collection] : undefined;
}

/** Returns the schema of a property of an object, or of the items of a list. */
export function childSchema(schema: Schema, segment: string | number): Schema | undefined {
  if (typeof segment === 'number') return schema.items;
  if (schema.properties && Object.hasOwn(schema.properties, segment)) return schema.properties[segment];
  return typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
}

/** Returns the schema of a value inside a document. */
export function schemaAt(root: Schema, jsonPath: JsonPath, set: SchemaSet): Schema | undefined {
  let schema: Schema | undefined = followRef(root, set);
  for (const segment of jsonPath) {
    const next: Schema | undefined = schema && childSchema(schema, segment);
    schema = next && followRef(next, set);
  }
  return schema;
}

/**
 * Called for each value that has a schema. A block is visited with BLOCK_REF first, then with its own schema. Returns
 * false to skip the values inside it.
 */
export type SchemaVisitor = (schema: Schema, value: unknown, jsonPath: JsonPath) => unknown;

/** Visits a value, and every value inside it that the schema describes. */
export function walk(
  root: Schema,
  value: unknown,
  set: SchemaSet,
  visit: SchemaVisitor,
  jsonPath: JsonPath = [],
): void {
  const schema = followRef(root, set);
  if (visit(schema, value, jsonPath) === false) return;
  if (schema.$ref === BLOCK_REF) {
    const block = blockSchemaOf(value, set);
    if (block) walk(block, value, set, visit, jsonPath);
  } else if (Array.isArray(value)) {
    const { items } = schema;
    if (items) {
      value.forEach((item, index) => {
        walk(items, item, set, visit, [...jsonPath, index]);
      });
    }
  } else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) {
      const child = childSchema(schema, key);
      if (child) walk(child, inner, set, visit, [...jsonPath, key]);
    }
  }
}

/** Returns the property of a schema that had this name in an earlier version. */
export function renamedTo({ properties = {} }: Schema, name: string): string | undefined {
  return Object.keys(properties).find((property) => properties[property]?.formerNames?.includes(name));
}
