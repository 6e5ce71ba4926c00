import { isObject } from '@json-site/values/objects';
import { createCoreAjv } from '../core-ajv.ts';
import { succeeds } from './patterns.ts';
import { inPlace, type Json, listOf, mapValues, propertyNamesIn, without } from './schema-tree.ts';

/** Whether rules accept a value. Rules that are not valid accept none. */
const accepts = (rules: Json, value: Json) =>
  succeeds(() => createCoreAjv({ logger: false, unicodeRegExp: false }).compile(rules)(value));

/** Whether rules about an object accept one with these properties. */
export const acceptsNames = (rules: Json, names: readonly string[]) =>
  accepts(rules, Object.fromEntries(names.map((name) => [name, true])));

/** Combinations of names, above which no message could say which of them are too many. */
const MOST_COMBINATIONS = 60;

/** Every choice of so many names. Undefined if there are too many. */
function combinations(names: readonly string[], size: number): string[][] | undefined {
  let found: string[][] = [[]];
  const all: string[][] = [];
  for (const [index, name] of names.entries()) {
    const longer = found.filter((one) => one.length < size).map((one) => [...one, name]);
    all.push(...longer.filter((one) => one.length === size));
    const left = names.length - index - 1;
    found = [...found, ...longer].filter((one) => one.length < size && one.length + left >= size);
    if (found.length + all.length > 10 * MOST_COMBINATIONS) return undefined;
  }
  return all.length > 0 && all.length <= MOST_COMBINATIONS ? all : undefined;
}

/** Rules about names and about the number of properties, as rules about the fields of the form. */
export function ruledNames(schema: Json): Json {
  const names = propertyNamesIn(inPlace(schema));
  if (names.length === 0) return schema;
  const { propertyNames, patternProperties, minProperties, maxProperties, required, anyOf } = schema;
  const forbidden = isObject(patternProperties) ? mapValues(patternProperties, () => false) : undefined;
  const rules = { propertyNames, patternProperties: forbidden, minProperties, maxProperties };
  const idle = Object.entries(rules).flatMap(([keyword, rule]) => {
    const least = keyword === 'minProperties' ? listOf(required) : names;
    return rule !== undefined && acceptsNames({ [keyword]: rule }, least.map(String)) ? [keyword] : [];
  });
  const result = without(schema, ...idle);
  const { minProperties: least, maxProperties: most } = result;
  const needed = anyOf === undefined && typeof least === 'number' ? combinations(names, least) : undefined;
  // What is required anyway is never one too many.
  const others = names.filter((name) => !listOf(required).includes(name));
  const left = typeof most === 'number' ? most - (names.length - others.length) : -1;
  const tooMany = left >= 0 ? combinations(others, left + 1) : undefined;
  const exclusions = tooMany?.map((some) => ({ not: { required: some } })) ?? [];
  return {
    ...without(result, ...(needed ? ['minProperties'] : []), ...(tooMany ? ['maxProperties'] : [])),
    ...(needed && { anyOf: needed.map((some) => ({ required: some })) }),
    ...(exclusions.length > 0 && { allOf: [...listOf(result['allOf']), ...exclusions] }),
  };
}
