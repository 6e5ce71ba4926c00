import type { RJSFSchema } from '@rjsf/utils';
import type { Schema, SchemaSet } from '../../../compiler/schema/schema-set.ts';
import { followRef } from '../../../compiler/schema/schema-walk.ts';

/** Names that the studio handles itself: what a block is, the page's blocks, the editor's help. */
const OWN = new Set(['type', '$schema', 'blocks']);

function typeOf({ type, enum: values }: Schema): Schema['type'] {
  if (type || !values) return type;
  return typeof values[0] === 'number' ? 'number' : 'string';
}

/**
 * A schema without references and titles, in which every value has a type, so that a form can be made of it. Without
 * uniqueItems too: the engine would make boxes to tick of such a list, and its order would be lost.
 */
function plain(schema: Schema, set: SchemaSet): Schema {
  const {
    title: _title,
    examples: _examples,
    $defs: _defs,
    uniqueItems: _unique,
    ...rest
  } = followRef(schema, set);
  const type = typeOf(rest);
  const properties = rest.properties && Object.entries(rest.properties);
  return {
    ...rest,
    ...(type && { type }),
    ...(properties && {
      properties: Object.fromEntries(properties.map(([name, inner]) => [name, plain(inner, set)])),
    }),
    ...(rest.items && { items: plain(rest.items, set) }),
  };
}

/** The schema of a form for a page's own properties or for a block. */
export function formSchema(schema: Schema, set: SchemaSet): RJSFSchema {
  const own = Object.entries(schema.properties ?? {}).filter(([name]) => !OWN.has(name));
  const required = schema.required?.filter((name) => !OWN.has(name)) ?? [];
  // Both speak draft-07; this project's type says what it uses of it and what it adds.
  return plain({ ...schema, required, properties: Object.fromEntries(own) }, set) as RJSFSchema;
}

/** The names of a schema's properties in order: where a new one belongs in a file. */
function inOrder(value: Record<string, unknown>, schema: Schema | undefined) {
  const names = Object.keys(schema?.properties ?? {});
  const place = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  return Object.entries(value).sort(([a], [b]) => place(a) - place(b));
}

/**
 * What a form gives back as it is to be written: no empty properties, new ones where the schema has them. An item that
 * was emptied stays as an empty text, since only its author can say whether it is to go.
 */
export function tidy(value: unknown, schema: Schema | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => tidy(item ?? emptyItem(schema?.items), schema?.items));
  if (typeof value !== 'object' || value === null) return value;
  const entries = inOrder(value as Record<string, unknown>, schema)
    .filter(([, inner]) => inner !== undefined && inner !== null)
    .map(([name, inner]): [string, unknown] => [name, tidy(inner, schema?.properties?.[name])])
    .filter(([name, inner]) => !isEmpty(inner) || schema?.required?.includes(name));
  return Object.fromEntries(entries);
}

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** A part that was just added: not empty, or nothing would be there to fill in. */
export function newPart({ required = [], properties = {} }: Schema): Record<string, unknown> {
  const names = required.length > 0 ? required : Object.keys(properties).slice(0, 1);
  return Object.fromEntries(names.map((name) => [name, emptyItem(properties[name])]));
}

function emptyItem(schema: Schema | undefined): unknown {
  return schema?.type === 'object' ? {} : '';
}
