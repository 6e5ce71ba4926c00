import type { JsonPath, ValuePart } from '@json-site/values/locations';
import { remembered } from '@json-site/values/remembered';
import { TYPED_DOCUMENTS } from './schema-files.ts';
import { BLOCK_REF, pascalCase, type Schema, type SchemaSet } from './schema-set.ts';
import { followRef, recordSchemaOf } from './schema-walk.ts';
import { isAnyCollection, RESOLVED_TYPES, recordMeaning } from './vocabulary.ts';

/**
 * The collection that belongs to the engine: the compiler completes each of its records with the data schema of the
 * same name in schemas/forms/. Every other collection is known only by its files.
 */
export const FORMS = 'forms';

/** Whether a file name can be the id of a record or the name of a collection. */
export function isId(name: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
}

/**
 * Whether the name of a folder can be the name of a block. Its component has the same name, so it begins with a letter.
 */
export function isBlockName(name: string): boolean {
  return isId(name) && /^[a-z]/.test(name);
}

/** Returns the TypeScript type of a collection's records: the schema's title, or the collection's name. */
export function recordTypeName(collection: string, schema: Schema | undefined): string {
  return pascalCase((schema?.title ?? collection).trim().replace(/[^A-Za-z0-9]+/g, '-'));
}

/** Whether a value of this schema can refer to records, directly or anywhere inside it, as every block can. */
function refersToRecords(reference: Schema | undefined, set: SchemaSet, outer: readonly Schema[]): boolean {
  const schema = reference && followRef(reference, set);
  if (!schema || outer.includes(schema)) return false;
  if (recordMeaning(schema.means) || schema.$ref === BLOCK_REF) return true;
  const { items, properties = {}, alternatives = {}, additionalProperties } = schema;
  const inner = [items, ...Object.values(properties), ...Object.values(alternatives)];
  if (typeof additionalProperties === 'object') inner.push(additionalProperties);
  return inner.some((one) => refersToRecords(one, set, [...outer, schema]));
}

const referringIn = remembered(({ properties = {} }: Schema, set: SchemaSet) =>
  Object.keys(properties).filter((name) => refersToRecords(properties[name], set, [])),
);

/** Returns the properties of a collection's records that can refer to other records. */
export function referringProperties(collection: string, set: SchemaSet): readonly string[] {
  const schema = recordSchemaOf(collection, set);
  return schema ? referringIn(schema, set) : [];
}

/**
 * Returns the properties of a record that a reference to it delivers, besides the id: those that the keyword `shows`
 * lists. Without it, a block receives all of them (undefined), and a record those that refer to no further record.
 */
export function shownProperties(
  collection: string,
  { shows }: Schema,
  isInRecord: boolean,
  set: SchemaSet,
): readonly string[] | undefined {
  if (shows) return shows;
  const referring = referringProperties(collection, set);
  if (!isInRecord || referring.length === 0) return undefined;
  const all = Object.keys(recordSchemaOf(collection, set)?.properties ?? {});
  return all.filter((name) => name !== '$schema' && !referring.includes(name));
}

/** Leaves out lists that can show any collection. */
const ofOneCollection = (_: string, value: unknown) =>
  isAnyCollection((value as Schema | null)?.means) ? undefined : value;

/** The collections to which a schema or a set of schemas refers by name, at any depth. */
export function collectionsIn(schemas: Schema | SchemaSet): ReadonlySet<string> {
  const meanings = JSON.stringify(schemas, ofOneCollection).matchAll(/"means":"records?:([^"]+)"/g);
  return new Set([...meanings].map(([, name = '']) => name));
}

/** The collections to which the project's schemas refer. */
export const usedCollections = remembered((set: SchemaSet) => collectionsIn(set));

/** Folders of content/ that are no collections. */
export const OTHER_FOLDERS = ['media', 'pages'];

/** Types that generated modules declare, import or use, besides those of schemas. */
export const OTHER_TYPES = [
  ...['Block', 'BlockMap', 'BlockType', 'Everything', 'FieldKind', 'Labels', 'Pick'],
  ...['SiteBlocks', 'SiteLabels'],
  ...RESOLVED_TYPES,
];

/** An error in the schema of a collection, and the part of the file; the name of the file has no part. */
interface CollectionProblem {
  message: string;
  hint: string;
  jsonPath?: JsonPath;
  part?: ValuePart;
}

/** Checks a collection's name, its title, and that it has no property `id`. Undefined if nothing is wrong. */
export function collectionProblem(name: string, set: SchemaSet): CollectionProblem | undefined {
  if (!isId(name)) {
    const hint = 'Rename the file: lowercase letters, digits and single hyphens.';
    return { message: `"${name}" cannot be the name of a collection.`, hint };
  }
  if (OTHER_FOLDERS.includes(name)) {
    const message = `"${name}" cannot be the name of a collection: content/${name}/ has other files.`;
    return { message, hint: 'Rename the file.' };
  }
  if (Object.hasOwn(set.records[name]?.properties ?? {}, 'id')) {
    const message = '"id" cannot be a property: every record already has its file name as its id.';
    const hint = 'Delete it, or rename it, for example to "reference".';
    return { message, hint, jsonPath: ['properties', 'id'], part: 'key' };
  }
  const typeName = recordTypeName(name, set.records[name]);
  const title = set.records[name]?.title;
  // Without a title, there is none to point to.
  const place: Pick<CollectionProblem, 'jsonPath' | 'part'> =
    title === undefined ? { jsonPath: [], part: 'open' } : { jsonPath: ['title'] };
  const hint =
    title === undefined
      ? 'Add a "title" that begins with a letter and that no other schema has, for example "title": "Event".'
      : 'Write another "title". Without one, the type has the name of the collection.';
  if (!/^[A-Z]/.test(typeName)) {
    const what = title === undefined ? `name of the collection "${name}"` : `title "${title}"`;
    return { message: `The ${what} cannot be the name of a TypeScript type.`, hint, ...place };
  }
  const others = Object.entries(set.records).filter(([other]) => other < name);
  const sameType = others.find(([other, schema]) => recordTypeName(other, schema) === typeName)?.[0];
  const named = [
    ...TYPED_DOCUMENTS.map((document) => set[document]),
    ...Object.values(set.blocks),
    ...Object.values(set.$defs),
  ];
  const isTaken = OTHER_TYPES.includes(typeName) || named.some(({ title }) => title === typeName);
  if (sameType === undefined && !isTaken) return undefined;
  const owner = sameType === undefined ? 'another schema' : `schemas/records/${sameType}.schema.json`;
  return {
    message: `The TypeScript type of these records would be ${typeName}, as that of ${owner}.`,
    hint,
    ...place,
  };
}
