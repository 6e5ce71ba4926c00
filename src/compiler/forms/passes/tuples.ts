import { isObject } from '../../schema/schema-walk.ts';
import type { Pass } from './pass.ts';
import { type Json, mapSchemas, without } from './schema-tree.ts';

/** The name of an entry of a tuple: it has no name in the data. */
export const entryName = (index: number) => `entry_${index + 1}`;

/**
 * A list whose only described entry is the first one: every entry of the form follows that description. If something else
 * is said about the others, the form has the first one alone.
 */
function single(schema: Json, entry: unknown): Json {
  const isClosed = (schema['additionalItems'] ?? true) !== true;
  return { ...without(schema, 'additionalItems'), items: entry, ...(isClosed && { maxItems: 1 }) };
}

/** A group with a field for each entry. An entry needs those before it. */
function group(schema: Json, entries: readonly unknown[]): Json {
  const names = entries.map((_, index) => entryName(index));
  const { minItems = 0 } = schema;
  const required = names.slice(0, Number(minItems));
  const before = names.slice(1).map((name, index): [string, string[]] => [name, names.slice(0, index + 1)]);
  return {
    ...without(schema, 'items', 'additionalItems', 'minItems', 'maxItems', 'uniqueItems'),
    type: 'object',
    properties: Object.fromEntries(names.map((name, index) => [name, entries[index]])),
    ...(required.length > 0 && { required }),
    ...(required.length < names.length && { dependencies: Object.fromEntries(before) }),
  };
}

/**
 * Tuples, which have a schema for each entry, become groups. Not equivalent: a group stores its entries in columns, and
 * has no more of them than the tuple describes.
 */
export const turnTuples: Pass = (schema) =>
  mapSchemas(schema, (one) => {
    const { items } = one;
    if (!Array.isArray(items) || items.some((entry) => !isObject(entry))) return one;
    return items.length === 1 ? single(one, items[0]) : group(one, items);
  });
