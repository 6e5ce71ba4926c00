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

/** Whether a value chooses its schema: a block by its type, any other by its shape. */
export const isChoice = ({ $ref, alternatives }: Schema): boolean =>
  $ref === BLOCK_REF || alternatives !== undefined;

/** Returns the name of the alternative that a value is. Undefined if it is none. */
export function alternativeOf(
  { alternatives = {} }: Schema,
  value: unknown,
  follow: (schema: Schema) => Schema = (schema) => schema,
): string | undefined {
  const isIt = (name: string, schema: Schema) =>
    // The studio shows a value that is not written yet as a text.
    typeof value === 'string' || value === undefined
      ? follow(schema).type === 'string'
      : Array.isArray(value)
        ? follow(schema).type === 'array'
        : isObject(value) && Object.hasOwn(value, name) && follow(schema).type === 'object';
  return Object.entries(alternatives).find(([name, schema]) => isIt(name, schema))?.[0];
}

/** Returns the schema that a value chooses; any other schema as it is. Undefined if there is no such choice. */
export function chosenSchema(schema: Schema, value: unknown, set: SchemaSet): Schema | undefined {
  if (schema.$ref === BLOCK_REF) return blockSchemaOf(value, set);
  if (!schema.alternatives) return schema;
  const name = alternativeOf(schema, value, (one) => followRef(one, set));
  return name === undefined ? undefined : schema.alternatives[name];
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
 * Called for each value that has a schema. A value that chooses its schema is visited with the choice first, then with
 * its own schema. Returns false to skip the values inside it.
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
  if (isChoice(schema)) {
    const chosen = chosenSchema(schema, value, set);
    if (chosen) walk(chosen, value, set, visit, jsonPath);
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

/** Returns the list into which a property of an earlier version belongs, and the alternative that it is there. */
export function movedTo(
  { properties = {} }: Schema,
  name: string,
): { list: string; alternative: string } | undefined {
  for (const [list, { formerItems = {} }] of Object.entries(properties)) {
    const alternative = Object.hasOwn(formerItems, name) ? formerItems[name] : undefined;
    if (alternative !== undefined) return { list, alternative };
  }
  return undefined;
}
