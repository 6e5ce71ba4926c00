import { BLOCK_REF, followRef, type Schema, type SchemaSet } from '@json-site/compiler/schema';
import { inOrder } from '../form/form-schema.ts';

/** A document with at least this many groups shows each of them in a separate form. */
const MANY_GROUPS = 3;

/** How the studio divides a document into forms. */
export interface DocumentParts {
  /** The property with the blocks, if the document has any. */
  blocks: string | null;
  /** Properties with a separate form. */
  groups: string[];
  /** The other properties, which share one form. */
  general: string[];
}

/** The key of a selected block, the name of a group, or null for the form of the other properties. */
export type PartKey = number | string | null;

function isGroup(schema: Schema, set: SchemaSet): boolean {
  const { type, items, means } = followRef(schema, set);
  if (means) return false;
  return (
    type === 'object' || (type === 'array' && items !== undefined && followRef(items, set).type === 'object')
  );
}

/** Divides a document by its schema. What is `hidden` has no field. */
export function partsOf(
  { properties = {} }: Schema,
  set: SchemaSet,
  hidden: readonly string[] = [],
): DocumentParts {
  const entries = Object.entries(properties).filter(([name]) => name !== '$schema' && !hidden.includes(name));
  const blocks = entries.find(([, { items }]) => items?.$ref === BLOCK_REF)?.[0] ?? null;
  const others = entries.filter(([name]) => name !== blocks);
  const found = others.filter(([, property]) => isGroup(property, set)).map(([name]) => name);
  const groups = found.length < MANY_GROUPS ? [] : found;
  return { blocks, groups, general: others.map(([name]) => name).filter((name) => !groups.includes(name)) };
}

/** Returns the part to show first: the general properties, or the first group of a document without any. */
export function firstPart({ general, groups, blocks }: DocumentParts): PartKey {
  return general.length === 0 && blocks === null ? (groups[0] ?? null) : null;
}

/** Returns the value of the form of a part: of the named properties, or of all that `others` does not name. */
export function valueOfPart(
  value: Record<string, unknown>,
  part: string | null,
  { blocks, groups }: DocumentParts,
): Record<string, unknown> {
  const elsewhere = ['$schema', blocks, ...groups];
  const entries = Object.entries(value).filter(([name]) =>
    part === null ? !elsewhere.includes(name) : name === part,
  );
  return Object.fromEntries(entries);
}

/** Puts the value of a part's form back into its document, in the order of the schema. */
export function withPart(
  value: Record<string, unknown>,
  part: string | null,
  edited: Record<string, unknown>,
  parts: DocumentParts,
  schema: Schema,
): Record<string, unknown> {
  const own = valueOfPart(value, part, parts);
  const kept = Object.entries(value).filter(([name]) => !Object.hasOwn(own, name));
  return Object.fromEntries(inOrder([...kept, ...Object.entries(edited)], schema));
}
