/**
 * Reads a schema after mergeAllOf: its own keywords say everything about the value, and `allOf` contains only conditions
 * (`if`, `then`, `else`) and alternatives (`oneOf` or `anyOf`). `const` is an `enum` of one.
 *
 * A family is every schema that can apply to one value: conditions add some of them.
 */

import { isObject } from '../../../schema/schema-walk.ts';
import type { JsonPath } from '../../../source/locations.ts';
import type { ConditionSchema, CoreSchema } from '../../core-schema.ts';
import { origins } from '../origins.ts';
import { type Json, listOf, propertiesOf } from '../schema-tree.ts';

export type ValueType = CoreSchema['type'];

type OfStructure = 'properties' | 'required' | 'contains' | 'not' | 'allOf' | 'anyOf';

/** Keywords with a single value that limit what a field accepts. */
export type RuleName = Exclude<keyof ConditionSchema, OfStructure> | 'after' | 'uniqueItems';

/** The type of a value. An inferred one follows from other keywords. */
export interface Typed {
  value: ValueType;
  isInferred: boolean;
  /** The keyword that says it; undefined if it is inferred from the shape of the schema. */
  keyword?: 'type' | 'enum';
}

/** Whether both types have a value in common. */
export function fits(one: ValueType, other: ValueType): boolean {
  const kind = (type: ValueType) => (type === 'integer' ? 'number' : type);
  return kind(one) === kind(other);
}

export const isOfType = (value: unknown, type: ValueType): boolean =>
  type === 'integer' ? Number.isInteger(value) : typeof value === type;

/** The type that all values have. */
export function typeOfValues(values: readonly unknown[]): ValueType | undefined {
  const is = (type: string) => values.every((value) => typeof value === type);
  if (is('string')) return 'string';
  if (is('boolean')) return 'boolean';
  if (!is('number')) return undefined;
  return values.every(Number.isInteger) ? 'integer' : 'number';
}

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

/** The type of the values that a schema describes. */
export function typeIn(schema: Json): Typed | undefined {
  const explicit = explicitType(schema);
  if (explicit) return { value: explicit, isInferred: false, keyword: 'type' };
  const options = optionsIn(schema);
  const ofOptions = options && typeOfValues(options);
  if (ofOptions) return { value: ofOptions, isInferred: true, keyword: 'enum' };
  if (Object.keys(propertiesIn(schema)).length > 0) return { value: 'object', isInferred: true };
  if (isObject(schema['items'])) return { value: 'array', isInferred: true };
  const [typed] = alternativesOf(schema).flatMap(({ branches }) =>
    branches.flatMap((one) => typeIn(one) ?? []),
  );
  return typed && { value: typed.value, isInferred: true };
}

/** The keyword that says the type of a schema: none if its shape does. */
export function typeKeyword(schema: Json): string[] {
  const { keyword } = typeIn(schema) ?? {};
  return keyword ? [keyword] : [];
}

/** The first type in a family. */
export function familyType(family: readonly Json[]): Typed | undefined {
  const types = family.flatMap((one) => typeIn(one) ?? []);
  return types.find(({ isInferred }) => !isInferred) ?? types[0];
}

/** Whether null is allowed if two schemas apply. */
export function bothAllowNull(one: boolean | undefined, other: boolean | undefined): boolean | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one && other;
}

/** Whether a schema allows null; undefined if it does not say. */
export function allowsNull(schema: Json): boolean | undefined {
  const { type, enum: values } = schema;
  return bothAllowNull(
    type === undefined ? undefined : typesIn(schema).includes('null'),
    Array.isArray(values) ? values.includes(null) : undefined,
  );
}

/** Whether null is the only value. */
export function isNull(schema: Json): boolean {
  const values = listOf(schema['enum']);
  const types = typesIn(schema);
  return (
    (types.length > 0 && types.every((type) => type === 'null')) ||
    (values.length > 0 && values.every((value) => value === null))
  );
}

/** Whether every schema of a family that says something about null allows it: the answer may be empty then. */
export function isNullable(family: readonly Json[]): boolean {
  const said = family.map(allowsNull).filter((is) => is !== undefined);
  return said.length > 0 && said.every(Boolean);
}

/** An entry of `allOf` with a condition. */
export interface ConditionEntry extends Json {
  if: unknown;
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

/** The alternatives that an entry of `allOf` is, if it is any. */
export function alternativesIn(entry: Json): Alternatives | undefined {
  const keyword = (['oneOf', 'anyOf'] as const).find((one) => Array.isArray(entry[one]));
  if (!keyword) return undefined;
  return { keyword, at: origins.at(entry, keyword), entry, branches: entry[keyword] as Json[] };
}

export const alternativesOf = (schema: Json) =>
  entriesOf(schema).flatMap((entry) => alternativesIn(entry) ?? []);

/** An object itself, and what its conditions add to it. */
export function withBranches(schema: Json): Json[] {
  return [schema, ...conditionsOf(schema).flatMap(branchesIn).flatMap(withBranches)];
}

/** The properties of an object by their names. */
export const propertiesIn = (schema: Json) => propertiesOf(schema) as Record<string, Json>;

const known = (schemas: readonly (Json | undefined)[]) => schemas.filter((one) => one !== undefined);

/** The schema of a property in one of the schemas of its object. */
export function propertyNamed(schema: Json, name: string): Json | undefined {
  const properties = propertiesIn(schema);
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
}

/** The schemas of a property, of those that some schemas of its object have. */
export const propertiesNamed = (schemas: readonly Json[], name: string) =>
  known(schemas.map((one) => propertyNamed(one, name)));

/** The branches of a condition. */
export const branchesIn = ({ then, else: other }: ConditionEntry) => known([then, other]);

/** The family of a property. */
export function definitionsOf(family: readonly Json[], name: string): Json[] {
  return propertiesNamed(family.flatMap(withBranches), name);
}

/** The family of the items of a list. */
export const itemsIn = (family: readonly Json[]) =>
  family.flatMap(({ items }) => (isObject(items) ? [items] : []));

export const requiredIn = ({ required }: Json) => listOf(required).map(String);
