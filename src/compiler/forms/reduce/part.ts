import type { JsonPath } from '../../source/locations.ts';

/** A keyword of a data schema with its location. */
export interface Keyword<Value = unknown> {
  value: Value;
  at: JsonPath;
}

export type PartType = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';

/** Keywords with a single value that limit what a field accepts. */
export type RuleName =
  | 'enum'
  | 'pattern'
  | 'format'
  | 'minLength'
  | 'maxLength'
  | 'after'
  | 'minimum'
  | 'maximum'
  | 'exclusiveMinimum'
  | 'exclusiveMaximum'
  | 'multipleOf'
  | 'minItems'
  | 'maxItems'
  | 'uniqueItems';

/** The test of a condition, as written. */
export interface Test {
  raw: unknown;
  at: JsonPath;
  isNegated?: boolean;
  /** The compiler wrote this test for a keyword at `at`, so that nothing inside it has a location. */
  isMade?: boolean;
}

export interface PartCondition {
  test: Test;
  then?: Part;
  else?: Part;
}

/** One alternative of a `oneOf` or `anyOf`. */
export interface Alternative {
  part: Part;
  raw: unknown;
  at: JsonPath;
}

export interface Alternatives {
  keyword: 'oneOf' | 'anyOf';
  at: JsonPath;
  branches: Alternative[];
}

/**
 * Everything that a data schema says about one value: references are followed and `allOf` is merged. Parts are mutable
 * while the compiler reduces the schema.
 */
export interface Part {
  at: JsonPath;
  /** An inferred type is the type of the values of an enum. */
  type?: Keyword<PartType> & { isInferred?: boolean };
  /** Undefined if the schema does not say what types the value may have. */
  allowsNull: boolean | undefined;
  /** `null` is the only allowed value. */
  isNull: boolean;
  rules: Map<RuleName, Keyword>;
  properties: Map<string, Part>;
  /** Name of a property → where the schema requires it. */
  required: Map<string, JsonPath>;
  items?: Part;
  conditions: PartCondition[];
  alternatives: Alternatives[];
  /** `additionalProperties: false`, and the names that are listed next to it. */
  closed: { at: JsonPath; names: string[] }[];
  /** The keyword of which this part is the choice. */
  choiceOf?: 'oneOf' | 'anyOf';
  /** The form sends `false` for a box that is not ticked. */
  isSentUnticked?: true;
  title?: string;
  description?: string;
  default?: Keyword;
  optionTitles: Map<unknown, string>;
}

export function emptyPart(at: JsonPath): Part {
  return {
    at,
    allowsNull: undefined,
    isNull: false,
    rules: new Map(),
    properties: new Map(),
    required: new Map(),
    conditions: [],
    alternatives: [],
    closed: [],
    optionTitles: new Map(),
  };
}

/** Whether null is allowed if two schemas apply. */
export function bothAllowNull(one: boolean | undefined, other: boolean | undefined): boolean | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one && other;
}

export function enumOf(part: Part | undefined): unknown[] | undefined {
  return part?.rules.get('enum')?.value as unknown[] | undefined;
}

/** Returns the parts of an object: itself, and what its conditions add. */
export function withBranches(part: Part): Part[] {
  const branches = part.conditions.flatMap(({ then, else: other }) => [then, other]);
  return [part, ...branches.flatMap((branch) => (branch ? withBranches(branch) : []))];
}

/** Returns every definition of a property in an object, of which `family` are the definitions. */
export function definitionsOf(family: readonly Part[], name: string): Part[] {
  return family.flatMap(withBranches).flatMap((part) => part.properties.get(name) ?? []);
}

/** The definitions of the items of a list. */
export const itemParts = (family: readonly Part[]) => family.flatMap(({ items }) => items ?? []);

/** Whether every definition that says something about null allows it: the answer may be empty then. */
export function isNullable(family: readonly Part[]): boolean {
  const said = family.filter(({ allowsNull }) => allowsNull !== undefined);
  return said.length > 0 && said.every(({ allowsNull }) => allowsNull);
}

/** The type that the first part with a type has. */
export function partType(family: readonly Part[]): Part['type'] {
  return (family.find(({ type }) => type && !type.isInferred) ?? family.find(({ type }) => type))?.type;
}

/** Whether both types have a value in common. */
export function fits(one: PartType, other: PartType): boolean {
  const kind = (type: PartType) => (type === 'integer' ? 'number' : type);
  return kind(one) === kind(other);
}
