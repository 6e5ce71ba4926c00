import { isObject } from '@json-site/values/objects';
import { type Json, without } from './schema-tree.ts';

/** A group with a field for each entry, which has no name in the data. An entry needs those before it. */
function groupOf(schema: Json, entries: readonly unknown[]): Json {
  const names = entries.map((_, index) => `entry_${index + 1}`);
  const { minItems = 0 } = schema;
  const required = names.slice(0, Number(minItems));
  const before = names.slice(1).map((name, index): [string, string[]] => [name, names.slice(0, index + 1)]);
  return {
    ...without(schema, 'minItems', 'maxItems', 'uniqueItems'),
    type: 'object',
    properties: Object.fromEntries(names.map((name, index) => [name, entries[index]])),
    ...(required.length > 0 && { required }),
    ...(required.length < names.length && { dependencies: Object.fromEntries(before) }),
  };
}

/**
 * Turns a tuple, which has a schema for each entry, into a group: 2020-12 has `prefixItems`, older drafts a list in
 * `items`. Not equivalent: a group stores its entries in columns, and has no more of them than the tuple describes.
 */
export function turnTuple(schema: Json): Json {
  const { prefixItems, items, additionalItems, unevaluatedItems } = schema;
  const entries: unknown = Array.isArray(prefixItems) ? prefixItems : items;
  // A rule for further items has an effect beside a list alone.
  if (!Array.isArray(entries)) return without(schema, 'additionalItems');
  const plain = without(schema, 'prefixItems', 'items', 'additionalItems', 'unevaluatedItems');
  if (entries.some((entry) => !isObject(entry))) return { ...plain, items: entries };
  if (entries.length !== 1) return groupOf(plain, entries);
  // Every entry of the form follows the only description, or the form has no others.
  const others = (Array.isArray(prefixItems) ? items : additionalItems) ?? unevaluatedItems ?? true;
  return { ...plain, items: entries[0], ...(others !== true && { maxItems: 1 }) };
}
