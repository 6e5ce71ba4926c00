import type { RJSFSchema } from '@rjsf/utils';
import type { Schema, SchemaSet } from '@json-site/compiler/schema';
import { alternativeOf, childSchema, followRef, recordMeaning } from '@json-site/compiler/schema';
import { isHiddenProperty } from '../values/hidden-properties.ts';

/** How often a schema that contains itself is repeated, such as a field of a form that has fields. */
const MOST_LEVELS = 3;

function typeOf({ type, enum: values }: Schema): Schema['type'] {
  if (type || !values) return type;
  return typeof values[0] === 'number' ? 'number' : 'string';
}

/**
 * Prepares a schema for RJSF: resolves references and gives every value a type. Keeps only the titles of properties,
 * because others are names of TypeScript types. Removes uniqueItems, for which RJSF would show checkboxes and lose the
 * order.
 */
function prepare(reference: Schema, set: SchemaSet, outer: readonly string[] = []): Schema | undefined {
  const { $ref = '' } = reference;
  if (outer.filter((one) => one === $ref).length === MOST_LEVELS) return undefined;
  const below = $ref ? [...outer, $ref] : outer;
  const { title: _, examples: __, $defs: ___, uniqueItems: ____, ...rest } = followRef(reference, set);
  const type = typeOf(rest);
  const { properties, alternatives, additionalProperties, items, entryTitles } = rest;
  // The help of a list is nearer than what a definition says of its usual place.
  const own = items?.$ref && rest.description ? { description: '', ...items } : items;
  const preparedItems = own && prepare(own, set, below);
  if (items && !preparedItems) return undefined;
  const entries = typeof additionalProperties === 'object' && prepare(additionalProperties, set, below);
  // RJSF gives the schema of an entry to its frame, which also shows its name.
  const titles = entryTitles && { entryTitles };
  return {
    ...rest,
    ...(type && { type }),
    ...(properties && { properties: prepareProperties(properties, set, below) }),
    ...(alternatives && { alternatives: prepareProperties(alternatives, set, below) }),
    ...(preparedItems && { items: preparedItems }),
    ...(entries && { additionalProperties: { ...entries, ...titles } }),
  };
}

function prepareProperties(properties: Record<string, Schema>, set: SchemaSet, outer: readonly string[]) {
  const entries = Object.entries(properties).flatMap(([name, property]): [string, Schema][] => {
    const prepared = prepare(property, set, outer);
    const { title } = property;
    return prepared ? [[name, { ...prepared, ...(title !== undefined && { title }) }]] : [];
  });
  return Object.fromEntries(entries);
}

/** Returns the schema of the form for some properties of a block or document; without a list, for all of them. */
export function studioFormSchema(schema: Schema, set: SchemaSet, names?: readonly string[]): RJSFSchema {
  const isShown = (name: string) => !isHiddenProperty(name) && (names === undefined || names.includes(name));
  const own = Object.entries(schema.properties ?? {}).filter(([name]) => isShown(name));
  const required = schema.required?.filter(isShown) ?? [];
  const prepared = prepare({ ...schema, required, properties: Object.fromEntries(own) }, set);
  // Both types describe draft-07; the type of this project adds its keywords.
  return prepared as RJSFSchema;
}

/** Sorts properties in the order of the schema, and those that it does not have behind them. */
export function inOrder(properties: [string, unknown][], schema: Schema | undefined): [string, unknown][] {
  const names = Object.keys(schema?.properties ?? {});
  const position = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  return properties.toSorted(([a], [b]) => position(a) - position(b));
}

/**
 * Returns the schema of a value in a prepared schema: of several alternatives, that which the value is. RJSF writes
 * null for an emptied item of a list.
 */
export function chosenPart(schema: Schema, value: unknown): Schema {
  return schema.alternatives?.[alternativeOf(schema, value ?? undefined) ?? ''] ?? schema;
}

/**
 * Cleans the value of a form for its file: removes empty properties and sorts the others in the order of the schema. An
 * emptied item of a list stays as an empty string, because only its author can decide to remove it.
 */
export function cleanValue(value: unknown, reference: Schema | undefined): unknown {
  const schema = reference && chosenPart(reference, value);
  if (Array.isArray(value))
    return value.map((item) => cleanValue(item ?? emptyItem(schema?.items), schema?.items));
  if (typeof value !== 'object' || value === null) return value;
  const isDictionary = typeof schema?.additionalProperties === 'object';
  const entries: [string, unknown][] = [];
  for (const [name, inner] of inOrder(Object.entries(value), schema)) {
    // An emptied entry of a dictionary stays, like an item of a list.
    const isEntry = isDictionary && !Object.hasOwn(schema?.properties ?? {}, name);
    const kept = inner ?? (isEntry ? '' : undefined);
    if (kept === undefined) continue;
    const cleaned = cleanValue(kept, schema && childSchema(schema, name));
    // An empty query selects every record.
    const isQuery = recordMeaning(schema?.properties?.[name]?.means)?.isList;
    if (isEntry || isQuery || schema?.required?.includes(name) || !isEmpty(cleaned))
      entries.push([name, cleaned]);
  }
  return Object.fromEntries(entries);
}

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** Returns the value of an added object: its required properties, empty. */
export function newPart({ required = [], properties = {}, means }: Schema): Record<string, unknown> {
  // RJSF takes an empty object for a missing one.
  if (recordMeaning(means)?.isList) return { order: properties['order']?.enum?.[0] };
  const names = required.length > 0 ? required : Object.keys(properties).slice(0, 1);
  return Object.fromEntries(names.map((name) => [name, emptyItem(properties[name])]));
}

export function emptyItem(schema: Schema | undefined): unknown {
  if (schema?.nullable) return null;
  if (schema?.type === 'array') return [];
  return schema?.type === 'object' ? {} : '';
}
