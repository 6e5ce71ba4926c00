import { formatValue } from '@json-site/compiler/words';
import type { JsonPath } from '@json-site/values/locations';
import { isObject } from '@json-site/values/objects';
import { isMultiple } from '../../sample/rules.ts';
import { rulesIn } from '../../vocabulary.ts';
import { origins } from '../origins.ts';
import type { Pass, ReportReason } from '../pass.ts';
import { joinedPattern } from '../patterns.ts';
import { type Json, listOf, propertiesOf, rebuild, take, without } from '../schema-tree.ts';
import {
  allAllow,
  allowsNull,
  explicitType,
  fits,
  isNull,
  onlyNamesIn,
  optionsIn,
  propertiesIn,
  propertyNamed,
  requiredIn,
  titlesOf,
  typeIn,
} from './normal-form.ts';

/** Rules of which the greater value is the stricter one, and rules of which the smaller one is. */
const GREATER_IS_STRICTER: readonly string[] = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems'];
const SMALLER_IS_STRICTER: readonly string[] = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems'];

/** Gives a schema values to choose from, in place of its own, and the titles that some of them have. */
export function setOptions(part: Json, values: unknown[], titles: ReadonlyMap<unknown, string>): Json {
  part['enum'] = values;
  delete part['enumNames'];
  if (values.some((value) => titles.has(value)))
    part['enumNames'] = values.map((value) => titles.get(value) ?? null);
  return part;
}

/** Removes the values that are not allowed from those of a schema, or gives it these. Titles that it has remain. */
export function addOptions(part: Json, added: Json, report: ReportReason): void {
  const own = part['enum'] as unknown[] | undefined;
  const values = listOf(added['enum']);
  const at = origins.at(added, 'enum');
  const [one, other] = [optionsIn(part), optionsIn(added)];
  if (one && other && !one.some((value) => other.includes(value))) {
    const [list, others] = [one, other].map((options) => options.map(formatValue).join(', '));
    const message = `No value is in both lists: ${list} and ${others}.`;
    report(at, { message, hint: 'Remove one of the lists, or write a value into both.' });
    return;
  }
  const titles = new Map([...titlesOf(added), ...titlesOf(part)]);
  const both = own?.filter((value) => values.includes(value)) ?? values;
  if (!own) origins.put(part, 'enum', at);
  setOptions(part, both.length > 0 ? both : (own ?? values), titles);
}

/** Whether a rule allows nothing that the same rule with another value does not allow. */
function implies(name: string, one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (GREATER_IS_STRICTER.includes(name)) return Number(one) >= Number(other);
  if (SMALLER_IS_STRICTER.includes(name)) return Number(one) <= Number(other);
  if (name === 'multipleOf') return isMultiple(Number(one), Number(other));
  return name === 'uniqueItems' && one === true;
}

/** Adds a rule. Where the schema has the rule already, the stricter one remains. */
function addRule(part: Json, name: string, added: Json, report: ReportReason): void {
  const [own, value] = [part[name], added[name]];
  if (own !== undefined && implies(name, own, value)) return;
  if (own === undefined || implies(name, value, own)) take(part, added, name);
  else if (name === 'pattern') part[name] = joinedPattern([String(own), String(value)]);
  else {
    const message = `"${name}" is given twice for one field: ${formatValue(own)} and ${formatValue(value)}.`;
    report(origins.at(added, name), { message, hint: 'Write one rule that says both.' });
  }
}

function mergeTypes(part: Json, added: Json, report: ReportReason): void {
  const [own, other] = [typeIn(part), typeIn(added)];
  const isNullAllowed = allAllow([part, added].map(allowsNull));
  if (own && other && !fits(own.value, other.value)) {
    const message = `"type" is ${other.value} here, and ${own.value} in another definition of the same value.`;
    report(other.at, { message, hint: 'Use the same type in both.' });
  } else if (other && (explicitType(part) ? other.value === 'integer' : !other.isInferred)) {
    // What infers a type is added anyway.
    part['type'] = other.value;
    origins.put(part, 'type', other.at);
  }
  if ((own && isNull(added)) || (other && isNull(part))) {
    const message =
      '"type" is null in one definition of this value, and something else in another one; nothing can be entered.';
    report(origins.at(added, 'type'), { message, hint: 'Remove one of the definitions.' });
  }
  const type = explicitType(part);
  if (type) part['type'] = isNullAllowed ? [type, 'null'] : type;
  else if (isNull(added)) part['type'] = 'null';
}

/** Requires a property, for the reason at a location. */
export function addRequired(part: Json, name: string, at: JsonPath): void {
  if (requiredIn(part).includes(name)) return;
  part['required'] = [...requiredIn(part), name];
  origins.put(part, `required/${name}`, at);
}

/** Adds conditions or alternatives to a schema. */
export function addEntries(part: Json, ...entries: unknown[]): void {
  if (entries.length > 0) part['allOf'] = [...listOf(part['allOf']), ...entries];
}

/**
 * Adds everything that another schema says to a schema: both must hold. Titles that the schema already has remain.
 * Changes the schema, and uses parts of the other one.
 */
export function mergeInto(part: Json, added: Json, report: ReportReason): void {
  mergeTypes(part, added, report);
  for (const name of rulesIn(added)) addRule(part, name, added, report);
  if (Array.isArray(added['enum'])) addOptions(part, added, report);
  for (const [name, property] of Object.entries(propertiesIn(added))) {
    const own = propertyNamed(part, name);
    if (own) mergeInto(own, property, report);
    else part['properties'] = { ...propertiesIn(part), [name]: property };
  }
  for (const name of requiredIn(added)) addRequired(part, name, origins.atRequired(added, name));
  const { items } = added;
  if (isObject(part['items']) && isObject(items)) mergeInto(part['items'], items, report);
  else take(part, added, 'items');
  // Two lists of the only names that an object may have: both apply.
  const [own, other] = [part, added].map(onlyNamesIn);
  if (own && other) part['propertyNames'] = { enum: own.filter((name) => other.includes(name)) };
  addEntries(part, ...listOf(added['allOf']));
  for (const keyword of ['errorMessage', 'optionHints'])
    if (isObject(added[keyword])) part[keyword] = { ...added[keyword], ...(Object(part[keyword]) as Json) };
  for (const keyword of ['title', 'description', 'default', 'examples', 'propertyNames', 'not', 'excludes'])
    if (part[keyword] === undefined) take(part, added, keyword);
}

const DEPENDENCIES = ['dependencies', 'dependentRequired', 'dependentSchemas'];

/** Rules that apply if a property is present, as conditions. */
function conditionsFrom(schema: Json): Json[] {
  return DEPENDENCIES.flatMap((keyword) =>
    Object.entries(isObject(schema[keyword]) ? schema[keyword] : {}).map(([name, dependent]) => {
      const at = origins.at(schema, keyword, name);
      const then = Array.isArray(dependent) ? { required: dependent as unknown[] } : dependent;
      const condition = origins.make<Json>({ if: { required: [name] }, then }, at);
      if (then !== dependent) origins.put(then as Json, 'required', at);
      return condition;
    }),
  );
}

/** Keywords that become an entry of `allOf`. */
const ENTRIES = [['if', 'then', 'else'], ['oneOf'], ['anyOf']];

/** Some keywords of a schema as a schema of their own. */
function entryOf(schema: Json, keywords: readonly string[]): Json {
  const entry = origins.make<Json>({}, origins.at(schema));
  for (const keyword of keywords) take(entry, schema, keyword);
  return entry;
}

function merged(schema: Json, report: ReportReason): Json {
  const moved = ['allOf', 'additionalProperties', ...ENTRIES.flat(), ...DEPENDENCIES];
  const part = without(schema, ...moved);
  if (schema['additionalProperties'] === false) {
    part['propertyNames'] = { enum: Object.keys(propertiesOf(schema)) };
    origins.put(part, 'propertyNames', origins.at(schema, 'additionalProperties'));
  }
  addEntries(part, ...conditionsFrom(schema));
  for (const one of listOf(schema['allOf'])) if (isObject(one)) mergeInto(part, one, report);
  const entries = ENTRIES.map((keywords) => entryOf(schema, keywords));
  addEntries(part, ...entries.filter((entry) => Object.keys(entry).length > 0));
  return part;
}

/**
 * Merges `allOf` into the schema around it. What is left in `allOf` are conditions, among them those that
 * `dependencies` were, and alternatives; `"additionalProperties": false` becomes a list of names. Reports rules that no
 * value fulfils.
 */
export const mergeAllOf: Pass = (schema, { report }) => rebuild(schema, (one) => merged(one, report));
