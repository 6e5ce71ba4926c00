/**
 * Reads a schema after mergeAllOf: its own keywords say everything about the value, and `allOf` contains only
 * conditions (`if`, `then`, `else`) and alternatives (`oneOf` or `anyOf`). `const` is an `enum` of one.
 */

import type { JsonPath } from '@json-site/values/locations';
import { hasType, isObject } from '@json-site/values/objects';
import type { ConditionSchema, ValueType } from '../../core-schema.ts';
import { RULE_TYPES, rulesIn } from '../../vocabulary.ts';
import { origins } from '../origins.ts';
import { inPlace, type Json, listOf, propertiesOf } from '../schema-tree.ts';

/** Every schema that can apply to one value: conditions add some of them. */
export type Family = readonly Json[];

/** The type of a value, and the location of what says it. An inferred one follows from other keywords. */
interface Typed {
  value: ValueType;
  isInferred: boolean;
  at: JsonPath;
}

/** Whether both types have a value in common. */
export function fits(one: ValueType, other: ValueType): boolean {
  const kind = (type: ValueType) => (type === 'integer' ? 'number' : type);
  return kind(one) === kind(other);
}

/** The type that all values have. */
export const typeOfValues = (values: readonly unknown[]) =>
  (['string', 'boolean', 'integer', 'number'] as const).find((type) =>
    values.every((value) => hasType(value, type)),
  );

/** The values to choose from, without null; undefined if there is no list of them. */
export function optionsIn(schema: Json | undefined): unknown[] | undefined {
  const values = listOf(schema?.['enum']).filter((value) => value !== null);
  return values.length > 0 ? values : undefined;
}

/** Value → its title. `title` is that of a schema with a single value. */
export function titlesOf(schema: Json, title?: unknown): Map<unknown, string> {
  const names = listOf(schema['enumNames']);
  const isOnly = optionsIn(schema)?.length === 1;
  return new Map(
    listOf(schema['enum']).flatMap((value, index): [unknown, string][] => {
      const name = names[index] ?? (isOnly && value !== null ? title : undefined);
      return typeof name === 'string' ? [[value, name]] : [];
    }),
  );
}

const typesIn = ({ type }: Json) => (type === undefined ? [] : [type].flat()) as (ValueType | 'null')[];

/** The type that `type` says, without null. */
export function explicitType(schema: Json): ValueType | undefined {
  const types = typesIn(schema).filter((type) => type !== 'null');
  return types.includes('number') ? types.find((type) => type !== 'integer') : types[0];
}

/** The type to which the structure of a schema applies. */
function typeOfShape(schema: Json): ValueType | undefined {
  if (Object.keys(propertiesIn(schema)).length > 0) return 'object';
  if (isObject(schema['items'])) return 'array';
  const branches = alternativesOf(schema).flatMap((alternatives) => alternatives.branches);
  return branches.flatMap((one) => typeIn(one) ?? [])[0]?.value;
}

/** The type of the values that a schema describes. */
export function typeIn(schema: Json): Typed | undefined {
  const explicit = explicitType(schema);
  if (explicit) return { value: explicit, isInferred: false, at: origins.at(schema, 'type') };
  const options = optionsIn(schema);
  const value = (options && typeOfValues(options)) ?? typeOfShape(schema);
  return value && { value, isInferred: true, at: origins.at(schema, ...(options ? ['enum'] : [])) };
}

/** The first type in a family. */
export function familyType(family: Family): Typed | undefined {
  const types = family.flatMap((one) => typeIn(one) ?? []);
  return types.find(({ isInferred }) => !isInferred) ?? types[0];
}

/** The type that the schemas of a value say, or else that of the values about which their rules are. */
export function typeOrRuled(family: Family): ValueType | undefined {
  const [rule] = family.flatMap(rulesIn);
  return familyType(family)?.value ?? (rule && RULE_TYPES[rule]);
}

/** Whether all that say something about null allow it; undefined if none does. */
export function allAllow(said: readonly (boolean | undefined)[]): boolean | undefined {
  const known = said.filter((one) => one !== undefined);
  return known.length > 0 ? known.every(Boolean) : undefined;
}

/** Whether a schema allows null; undefined if it does not say. */
export const allowsNull = (schema: Json) =>
  allAllow([
    schema['type'] === undefined ? undefined : typesIn(schema).includes('null'),
    Array.isArray(schema['enum']) ? schema['enum'].includes(null) : undefined,
  ]);

/** Whether null is the only value. */
export const isNull = (schema: Json) =>
  (typesIn(schema).length > 0 && !explicitType(schema)) ||
  (listOf(schema['enum']).length > 0 && !optionsIn(schema));

/** Whether the answer may be empty: every schema of a family that says something about null allows it. */
export const isNullable = (family: Family) => allAllow(family.map(allowsNull)) ?? false;

/** An entry of `allOf` with a condition. Its test is as written until decideConditions has made it one of the core. */
export interface ConditionEntry extends Json {
  if: ConditionSchema;
  then?: Json;
  else?: Json;
}

const entriesOf = ({ allOf }: Json) => listOf(allOf) as Json[];

export const conditionsOf = (schema: Json) =>
  entriesOf(schema).filter((one): one is ConditionEntry => 'if' in one);

export interface Alternatives {
  keyword: 'oneOf' | 'anyOf';
  at: JsonPath;
  /** The entry of `allOf` that they are. */
  entry: Json;
  branches: Json[];
}

export function alternativesOf(schema: Json): Alternatives[] {
  return entriesOf(schema).flatMap((entry) => {
    const keyword = (['oneOf', 'anyOf'] as const).find((one) => Array.isArray(entry[one]));
    if (!keyword) return [];
    return [{ keyword, at: origins.at(entry, keyword), entry, branches: entry[keyword] as Json[] }];
  });
}

/** The properties of an object by their names. */
export const propertiesIn = (schema: Json) => propertiesOf(schema) as Record<string, Json>;

/** The schema of a property in one of the schemas of its object. */
export function propertyNamed(schema: Json, name: string): Json | undefined {
  const properties = propertiesIn(schema);
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
}

/** The schemas of a property, of those that some schemas of its object have. */
export const propertiesNamed = (schemas: Family, name: string) =>
  schemas.map((one) => propertyNamed(one, name)).filter((one) => one !== undefined);

/** Whether one of the schemas has a property. */
export const isKnown = (schemas: Family, name: string) => propertiesNamed(schemas, name).length > 0;

/** The branches of a condition. */
export const branchesIn = ({ then, else: other }: ConditionEntry) =>
  [then, other].filter((one) => one !== undefined);

/** The family of a property. */
export function definitionsOf(family: Family, name: string): Json[] {
  return propertiesNamed(family.flatMap(inPlace), name);
}

/** The family of the items of a list. */
export const itemsIn = (family: Family) => family.flatMap(({ items }) => (isObject(items) ? [items] : []));

/** The only names that an object may have; undefined if it may have others. */
export const onlyNamesIn = ({ propertyNames: names }: Json) =>
  (names as { enum: readonly string[] } | undefined)?.enum;

/** Those of these names that an object must not have. The choice between alternatives is no property of the data. */
export const forbiddenIn = (schema: Json, names: Iterable<string>, family: Family) =>
  [...names].filter(
    (name) =>
      onlyNamesIn(schema)?.includes(name) === false &&
      !definitionsOf(family, name).some(({ choiceOf }) => choiceOf),
  );

export const requiredIn = ({ required }: Json) => listOf(required).map(String);
