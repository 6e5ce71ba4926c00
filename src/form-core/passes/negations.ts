import { isObject } from '@json-site/values/objects';
import { origins } from './origins.ts';
import type { Pass } from './pass.ts';
import { type Json, listOf, propertiesOf, rebuild, without } from './schema-tree.ts';

const has = (schema: unknown, keyword: string): schema is Json =>
  isObject(schema) && Object.keys(schema).join() === keyword;

/** Replaces a keyword by entries of `allOf`. */
const replaced = (schema: Json, keyword: string, entries: readonly Json[]): Json => {
  const made = entries.map((entry) => origins.make(entry, origins.at(schema, keyword)));
  return { ...without(schema, keyword), allOf: [...listOf(schema['allOf']), ...made] };
};

/** "Not A, or B" is "if A, then B". */
function asCondition(schema: Json): Json {
  const alternatives = listOf(schema['anyOf']);
  const negation = alternatives.find((one) => has(one, 'not'));
  const others = alternatives.filter((one) => one !== negation);
  if (!isObject(negation) || others.length === 0) return schema;
  const then = others.length === 1 ? others[0] : { anyOf: others };
  return replaced(schema, 'anyOf', [{ if: negation['not'], then }]);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether a schema is the negation of another one. */
const negates = (schema: unknown, other: unknown) => has(schema, 'not') && isSame(schema['not'], other);

/** "A has property x with rule R, or B has it without R" is "if R, then the rest of A, else the rest of B". */
function asComplements(schema: Json): Json {
  const keyword = ['oneOf', 'anyOf'].find((one) => listOf(schema[one]).length === 2) ?? 'oneOf';
  const [first, second] = listOf(schema[keyword]).filter(isObject);
  if (!first || !second) return schema;
  const [own, others] = [propertiesOf(first), propertiesOf(second)];
  const name = Object.keys(own).find(
    (one) => negates(own[one], others[one]) || negates(others[one], own[one]),
  );
  if (name === undefined) return schema;
  const rest = (one: Json) => origins.copy(one, { ...one, properties: without(propertiesOf(one), name) });
  const [yes, no] = negates(own[name], others[name]) ? [second, first] : [first, second];
  const test = { properties: { [name]: propertiesOf(yes)[name] } };
  return replaced(schema, keyword, [{ if: test, then: rest(yes), else: rest(no) }]);
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

/** Turns negations of objects into conditions, and into properties that are `false`. */
export const turnNegations: Pass = (schema) =>
  rebuild(rebuild(rebuild(schema, asComplements), asCondition), asProperties);
