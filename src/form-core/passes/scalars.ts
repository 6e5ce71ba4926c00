import { hasType, isObject } from '@json-site/values/objects';
import { origins } from './origins.ts';
import type { Pass, PassContext } from './pass.ts';
import { anyOfTexts, isTexts, joinedPattern } from './patterns.ts';
import { type Json, listOf, mapSchemas, propertiesOf, rebuild, schemasIn, without } from './schema-tree.ts';

/** The values to which a schema limits a value. */
function valuesOf({ enum: values, const: value }: Json): unknown[] | undefined {
  if (value !== undefined) return [value];
  return Array.isArray(values) ? (values as unknown[]) : undefined;
}

/** What to do where a form asks for one of several types. */
export const NARROWED = 'Use one type, or ask with an "enum" which of several fields to show.';

/** Several types in one list. The form asks for the first of them that one line can be. */
function oneType(schema: Json, remark: PassContext['remark']): Json {
  const types = listOf(schema['type']).map(String);
  const several = types.filter(
    (type) => type !== 'null' && !(type === 'integer' && types.includes('number')),
  );
  if (several.length < 2) return schema;
  const chosen = ['string', 'number', 'integer'].find((type) => several.includes(type)) ?? several[0];
  const message = `"type" is ${several.join(' or ')}; the form asks for ${chosen}.`;
  remark({ at: origins.at(schema), message, hint: NARROWED });
  const values = schema['enum'];
  const isChosen = (value: unknown) => value === null || hasType(value, String(chosen));
  return {
    ...schema,
    type: types.includes('null') ? [chosen, 'null'] : chosen,
    ...(Array.isArray(values) && { enum: values.filter(isChosen) }),
  };
}

/** A pattern of all texts but some. */
export const withoutTexts = (values: readonly string[]) => `^(?!${anyOfTexts(values)}$)`;

/** The opposite of a rule, where a field can have it. `excludes` lists for turnAlternatives what a pattern excludes. */
function opposite(not: Json): Json | undefined {
  const { type: _, ...rule } = not;
  const entries = Object.entries(rule);
  const [keyword, value] = entries[0] ?? [];
  if (entries.length !== 1) return undefined;
  const values = valuesOf(rule);
  if (values?.every((one) => typeof one === 'boolean'))
    return { enum: [true, false].filter((one) => !values.includes(one)) };
  if (values) return isTexts(values) ? { pattern: withoutTexts(values), excludes: values } : undefined;
  if (keyword === 'pattern') return { pattern: `^(?![\\s\\S]*(?:${String(value)}))` };
  if (keyword === 'minimum') return { exclusiveMaximum: value };
  if (keyword === 'maximum') return { exclusiveMinimum: value };
  if (keyword === 'exclusiveMinimum') return { maximum: value };
  if (keyword === 'exclusiveMaximum') return { minimum: value };
  if (keyword === 'minLength' && Number(value) > 0) return { maxLength: Number(value) - 1 };
  return keyword === 'maxLength' ? { minLength: Number(value) + 1 } : undefined;
}

/**
 * `not` of values or of one rule: every other value. Not equivalent for a value of another type, which no field has.
 */
export function negation(schema: Json): Json {
  const { not } = schema;
  if (!isObject(not)) return schema;
  const rest = without(schema, 'not');
  if (not['type'] === 'null' && Object.keys(not).length === 1) return rest;
  const excluded = valuesOf(not);
  const own = schema['enum'];
  if (excluded && Array.isArray(own))
    return { ...rest, enum: own.filter((value) => !excluded.includes(value)) };
  const rule = opposite(not);
  if (!rule) return schema;
  const { pattern } = rest;
  if (typeof pattern === 'string' && typeof rule['pattern'] === 'string')
    return { ...rest, pattern: joinedPattern([pattern, rule['pattern']]) };
  const isFree = Object.keys(rule).every((keyword) => rest[keyword] === undefined);
  return isFree ? { ...rest, ...rule } : schema;
}

/** A field without a value has no text, so that an alternative for the empty text says nothing. */
function withoutEmptyText(schema: Json): Json {
  const isText = (one: unknown) =>
    !isObject(one) ||
    (one['maxLength'] !== 0 && !(valuesOf(one) ?? [undefined]).every((value) => value === ''));
  const result = { ...schema };
  for (const keyword of ['anyOf', 'oneOf']) {
    const left = listOf(schema[keyword]).filter(isText);
    if (left.length > 0) result[keyword] = left;
  }
  return result;
}

/** Whether a schema says only that its value has one of several types, one of which has fields or entries. */
function isOpen(property: unknown): boolean {
  const types = isObject(property) ? listOf(property['type']) : [];
  return types.includes('object') || types.includes('array');
}

/** Leaves the type of a property to its other definitions, if the schema has some and lists several types here. */
function withoutOpenTypes(root: Json): Json {
  const properties = schemasIn(root).flatMap((one) => Object.entries(propertiesOf(one)));
  const typed = new Set(
    properties.flatMap(([name, one]) => (isObject(one) && isType(one['type']) ? [name] : [])),
  );
  if (!properties.some(([name, one]) => typed.has(name) && isOpen(one))) return root;
  return mapSchemas(root, (one) => {
    const own = propertiesOf(one);
    const open = Object.keys(own).filter((name) => typed.has(name) && isOpen(own[name]));
    if (open.length === 0) return one;
    const opened = open.map((name) => [name, without(own[name] as Json, 'type')]);
    return { ...one, properties: { ...own, ...Object.fromEntries(opened) } };
  });
}

const isType = (type: unknown) => type === 'object' || type === 'array';

/** Rules for one value: several types, and what a value may not be. Not inside `if`, where all have a meaning. */
export const simplifyScalars: Pass = (schema, { remark }) =>
  rebuild(withoutOpenTypes(schema), (one) => withoutEmptyText(negation(oneType(one, remark))));
