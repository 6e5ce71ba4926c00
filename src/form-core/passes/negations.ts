import { isObject, valueIn } from '@json-site/values/objects';
import { origins } from './origins.ts';
import type { Pass } from './pass.ts';
import { negation } from './scalars.ts';
import { type Json, listOf, propertiesOf, rebuild, without } from './schema-tree.ts';

/** Whether a schema has one keyword. That the value is an object goes without saying. */
const has = (schema: unknown, keyword: string): schema is Json =>
  isObject(schema) &&
  Object.keys(schema)
    .filter((one) => one !== 'type' || schema['type'] !== 'object')
    .join() === keyword;

/** Replaces a keyword by entries of `allOf`. */
const replaced = (schema: Json, keyword: string, entries: readonly Json[]): Json => {
  const made = entries.map((entry) => origins.make(entry, origins.at(schema, keyword)));
  return { ...without(schema, keyword), allOf: [...listOf(schema['allOf']), ...made] };
};

/** "Not A, or B" is "if A, then B". */
function asCondition(schema: Json): Json {
  const alternatives = listOf(schema['anyOf']);
  const negated = alternatives.find((one) => has(one, 'not'));
  const others = alternatives.filter((one) => one !== negated);
  if (!isObject(negated) || others.length === 0) return schema;
  const then = others.length === 1 ? others[0] : { anyOf: others };
  return replaced(schema, 'anyOf', [{ if: negated['not'], then }]);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether an object says at least what another one says: the same about its properties, and what it requires. */
function impliesAll(one: Json, other: unknown): boolean {
  if (!isObject(other)) return false;
  const required = listOf(one['required']);
  return (
    Object.keys(without(other, 'type', 'properties', 'required')).length === 0 &&
    Object.entries(propertiesOf(other)).every(([name, rule]) => isSame(propertiesOf(one)[name], rule)) &&
    listOf(other['required']).every((name) => required.includes(name))
  );
}

/** "Either A, which is B and more, or not B" is "if B, then A". */
function asExclusion(schema: Json): Json {
  const alternatives = listOf(schema['oneOf']);
  const negated = alternatives.find((one) => has(one, 'not'));
  const other = alternatives.find((one) => one !== negated);
  if (alternatives.length !== 2 || !isObject(negated) || !isObject(other)) return schema;
  return impliesAll(other, negated['not'])
    ? replaced(schema, 'oneOf', [{ if: negated['not'], then: other }])
    : schema;
}

/** Whether a schema is the negation of another one. */
const negates = (schema: unknown, other: unknown) => has(schema, 'not') && isSame(schema['not'], other);

/** Whether one schema is true and the other one is false. */
const areOpposite = (one: unknown, other: unknown) =>
  [one, other].map((schema) => (isObject(schema) ? JSON.stringify(schema['enum']) : '')).join() ===
  '[true],[false]';

/**
 * The path of a property that one object negates and another one has, also in a group of both. Alternatives with
 * opposite values of a separate property are distinguished later.
 */
function complementIn(one: Json, other: Json, isInside = false): string[] | undefined {
  const others = propertiesOf(other);
  for (const [name, rule] of Object.entries(propertiesOf(one))) {
    const same = others[name];
    if (negates(rule, same) || negates(same, rule)) return [name];
    if (isInside && (areOpposite(rule, same) || areOpposite(same, rule))) return [name];
    const inside = isObject(rule) && isObject(same) && complementIn(rule, same, true);
    if (inside) return [name, ...inside];
  }
  return undefined;
}

/** The schema of the property at a path. */
const propertyAt = (schema: Json, path: readonly string[]): unknown =>
  valueIn(schema, ...path.flatMap((name) => ['properties', name]));

/** A schema without what it says about the property at a path. */
function withoutAt(schema: Json, [name = '', ...rest]: readonly string[]): Json {
  const properties = propertiesOf(schema);
  const inner = properties[name];
  const left =
    rest.length > 0 && isObject(inner)
      ? { ...properties, [name]: withoutAt(inner, rest) }
      : without(properties, name);
  return origins.copy(schema, { ...schema, properties: left });
}

/** "A has property x with rule R, or B has it without R" is "if R, then the rest of A, else the rest of B". */
function asComplements(schema: Json): Json {
  const keyword = ['oneOf', 'anyOf'].find((one) => listOf(schema[one]).length === 2) ?? 'oneOf';
  const [first, second] = listOf(schema[keyword]).filter(isObject);
  const path = first && second && complementIn(first, second);
  if (!path) return schema;
  const isNegated = negates(propertyAt(first, path), propertyAt(second, path));
  const [yes, no] = isNegated ? [second, first] : [first, second];
  const test = path.reduceRight<unknown>(
    (inner, name) => ({ properties: { [name]: inner } }),
    propertyAt(yes, path),
  );
  return replaced(schema, keyword, [{ if: test, then: withoutAt(yes, path), else: withoutAt(no, path) }]);
}

/**
 * Writes `{"not": {"required": ["x"]}}` as a property that is `false`: if there are more names, wherever the others
 * are.
 */
function asProperties(schema: Json): Json {
  const { not } = schema;
  const parts = has(not, 'anyOf') ? listOf(not['anyOf']) : [not];
  const lists = parts.map((one) => (has(one, 'required') ? listOf(one['required']).map(String) : []));
  if (lists.some(({ length }) => length === 0)) return schema;
  const entries = lists.map((names): Json => {
    const then = { properties: { [names.at(-1) ?? '']: false } };
    return names.length > 1 ? { if: { required: names.slice(0, -1) }, then } : then;
  });
  return replaced(schema, 'not', entries);
}

/** "Not an object whose x has rule R" is "x without R". Where the test does not name x in `required`, x is present. */
function asProperty(schema: Json): Json {
  const { not } = schema;
  const [name, ...others] = isObject(not) ? Object.keys(propertiesOf(not)) : [];
  if (!isObject(not) || name === undefined || others.length > 0) return schema;
  const required = listOf(not['required']);
  const isMore = Object.keys(without(not, 'type', 'properties', 'required')).length > 0;
  if (isMore || required.some((one) => one !== name)) return schema;
  const rule = negation({ not: propertiesOf(not)[name] });
  const entry = { properties: { [name]: rule }, ...(required.length === 0 && { required: [name] }) };
  return replaced(schema, 'not', [entry]);
}

/** The only numbers that a rule lists. */
function numbersIn(rule: unknown): number[] | undefined {
  if (!isObject(rule) || Object.keys(without(rule, 'type', 'title', 'enum', 'const')).length > 0)
    return undefined;
  const values = 'const' in rule ? [rule['const']] : listOf(rule['enum']);
  return values.every((one) => typeof one === 'number') ? values : undefined;
}

/** Marks an alternative for all numbers that are in none of the others. A text gets a pattern: simplifyScalars. */
function asOthers(schema: Json): Json {
  const keyword = 'oneOf' in schema ? 'oneOf' : 'anyOf';
  const alternatives = listOf(schema[keyword]).filter(isObject);
  const excludedBy = (one: Json, name: string) => {
    const rule = propertiesOf(one)[name];
    return isObject(rule) && isObject(rule['not']) ? numbersIn(rule['not']) : undefined;
  };
  const isRest = (one: Json, name: string) => {
    const excluded = excludedBy(one, name);
    const others = alternatives.filter((other) => other !== one);
    const values = others.map((other) => numbersIn(propertiesOf(other)[name]));
    const all = values.flatMap((list) => list ?? []);
    return (
      excluded !== undefined &&
      values.every((list) => list !== undefined) &&
      all.length === new Set([...all, ...excluded]).size &&
      all.length === new Set(excluded).size
    );
  };
  const marked = alternatives.map((one) => {
    const name = Object.keys(propertiesOf(one)).find((property) => isRest(one, property));
    if (name === undefined) return one;
    const rule = propertiesOf(one)[name] as Json;
    const own = origins.copy(rule, { ...without(rule, 'not'), excludes: excludedBy(one, name) });
    return origins.copy(one, { ...one, properties: { ...propertiesOf(one), [name]: own } });
  });
  return marked.some((one, index) => one !== alternatives[index]) ? { ...schema, [keyword]: marked } : schema;
}

/** Turns negations of objects into conditions, into rules of one property, and into properties that are `false`. */
export const turnNegations: Pass = (schema) =>
  [asComplements, asCondition, asExclusion, asProperty, asProperties, asOthers].reduce(rebuild, schema);
