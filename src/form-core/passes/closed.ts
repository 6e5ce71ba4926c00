import { isObject } from '@json-site/values/objects';
import type { Pass } from './pass.ts';
import { acceptsNames } from './ruled-names.ts';
import { type Json, listOf, mapInside, propertiesOf, schemasIn, without } from './schema-tree.ts';

/** Schemas that apply under conditions, of which at most one applies at a time. */
interface Group {
  members: Json[];
  /** Alternatives stay closed themselves: turnAlternatives decides by it which of them applies. */
  areAlternatives: boolean;
}

/** The schemas that a schema adds under conditions. */
function conditionalIn(schema: Json): Group[] {
  const dependent = ['dependencies', 'dependentSchemas'].flatMap((keyword) =>
    Object.values(isObject(schema[keyword]) ? schema[keyword] : {}),
  );
  const groupOf = (members: unknown[], areAlternatives = false): Group[] => {
    const schemas = members.filter(isObject);
    return schemas.length > 0 ? [{ members: schemas, areAlternatives }] : [];
  };
  return [
    ...groupOf([schema['then'], schema['else']]),
    ...groupOf(listOf(schema['oneOf']), true),
    ...groupOf(listOf(schema['anyOf']), true),
    ...dependent.flatMap((one) => groupOf([one])),
  ];
}

/** A schema, and those of its `allOf`: all of them apply. */
const together = (schema: Json): Json[] => [
  schema,
  ...listOf(schema['allOf']).filter(isObject).flatMap(together),
];

/** The names of the properties of an object, as far as a schema and those inside it have them. */
function namesIn(schema: Json): string[] {
  return together(schema).flatMap((part) => [
    ...Object.keys(propertiesOf(part)),
    ...conditionalIn(part).flatMap(({ members }) => members.flatMap(namesIn)),
  ]);
}

/** Those of some names that a schema itself forbids. */
function forbiddenBy(schema: Json, names: ReadonlySet<string>, isAlternative: boolean): string[] {
  const { propertyNames, patternProperties, additionalProperties } = schema;
  const own = propertiesOf(schema);
  const patterns = Object.keys(isObject(patternProperties) ? patternProperties : {});
  const isOther = (name: string) =>
    !Object.hasOwn(own, name) && !patterns.some((pattern) => new RegExp(pattern, 'u').test(name));
  const isClosed = additionalProperties === false && !isAlternative;
  return [...names].filter(
    (name) =>
      (isObject(propertyNames) && !acceptsNames({ propertyNames }, [name])) || (isClosed && isOther(name)),
  );
}

/** What is around the schemas of a group. */
interface Around {
  /** The names that the object has outside of the group. */
  names: ReadonlySet<string>;
  isAlternative: boolean;
}

/** Closes what applies under conditions. Without `around`, the schema is that of the object itself. */
function closed(schema: Json, around?: Around): Json {
  const parts = together(schema);
  const groups = parts.flatMap(conditionalIn);
  const lists = groups.map(({ members }) => new Set(members.flatMap(namesIn)));
  const counts = new Map<string, number>();
  for (const name of lists.flatMap((names) => [...names])) counts.set(name, (counts.get(name) ?? 0) + 1);
  const own = new Set([
    ...(around?.names ?? []),
    ...parts.flatMap((part) => Object.keys(propertiesOf(part))),
  ]);
  const aroundOf = new Map<unknown, Around>(
    groups.flatMap(({ members, areAlternatives }, index) => {
      const isElsewhere = ([name, count]: [string, number]) => count > (lists[index]?.has(name) ? 1 : 0);
      const others = members.some(isClosable) ? [...counts].filter(isElsewhere) : [];
      const names = new Set([...own, ...others.map(([name]) => name)]);
      return members.map((one): [unknown, Around] => [one, { names, isAlternative: areAlternatives }]);
    }),
  );
  const within = (part: Json): Json => {
    const inside = mapInside(part, (inner, keyword) => {
      if (!isObject(inner)) return inner;
      if (keyword === 'allOf') return within(inner);
      const outside = aroundOf.get(inner);
      return outside ? closed(inner, outside) : inner;
    });
    if (!around) return inside;
    const forbidden = forbiddenBy(part, own, around.isAlternative);
    const rest = isObject(part['propertyNames']) ? without(inside, 'propertyNames') : inside;
    const hidden = Object.fromEntries(forbidden.map((name) => [name, false]));
    return forbidden.length > 0 ? { ...rest, properties: { ...propertiesOf(rest), ...hidden } } : rest;
  };
  return within(schema);
}

/** Whether a schema, or one inside it, allows some names only. */
function isClosable(schema: Json): boolean {
  return schemasIn(schema).some(
    (one) => isObject(one['propertyNames']) || one['additionalProperties'] === false,
  );
}

/**
 * A branch that allows only some names forbids every other property of its object: it is `false` there, so that the
 * form hides it. After followReferences.
 */
export const closeBranches: Pass = (schema, context) => {
  if (!isClosable(schema)) return schema;
  // The objects inside it, each with its own names.
  const deeper = (one: Json): Json =>
    mapInside(one, (inner, keyword) => {
      if (!isObject(inner) || keyword === 'if' || keyword === 'not') return inner;
      return ['properties', 'items'].includes(keyword) ? closeBranches(inner, context) : deeper(inner);
    });
  return deeper(closed(schema));
};
