import { formatValue } from '../../../report/wording.ts';
import { isObject } from '../../../schema/schema-walk.ts';
import type { JsonPath } from '../../../source/locations.ts';
import { isMultiple } from '../../sample/rules.ts';
import { rulesIn } from '../../vocabulary.ts';
import { origins } from '../origins.ts';
import type { ReportReason } from '../pass.ts';
import { type Json, listOf, take } from '../schema-tree.ts';
import {
  allowsNull,
  bothAllowNull,
  explicitType,
  fits,
  isNull,
  optionsIn,
  propertiesIn,
  propertyNamed,
  requiredIn,
  type Typed,
  titlesOf,
  typeIn,
  typeKeyword,
} from './normal-form.ts';

/** Rules of which the greater value is the stricter one, and rules of which the smaller one is. */
const GREATER_IS_STRICTER: readonly string[] = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems'];
const SMALLER_IS_STRICTER: readonly string[] = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems'];

/** Gives a schema values to choose from, in place of its own, and the titles that some of them have. */
export function setOptions(
  part: Json,
  values: readonly unknown[],
  titles: ReadonlyMap<unknown, string>,
): Json {
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
  else {
    const message = `"${name}" is given twice for one field: ${formatValue(own)} and ${formatValue(value)}.`;
    report(origins.at(added, name), { message, hint: 'Write one rule that says both.' });
  }
}

/** Whether the type of one schema has to be added to another. What infers it is added anyway. */
const isStricter = (added: Typed, own: Typed | undefined): boolean =>
  added.isInferred
    ? added.value === 'integer' && own?.isInferred === false
    : !own || own.isInferred || added.value === 'integer';

function mergeTypes(part: Json, added: Json, report: ReportReason): void {
  const [own, other] = [typeIn(part), typeIn(added)];
  const isNullAllowed = bothAllowNull(allowsNull(part), allowsNull(added));
  if (own && other && !fits(own.value, other.value)) {
    const message = `"type" is ${other.value} here, and ${own.value} in another definition of the same value.`;
    report(origins.at(added, ...typeKeyword(added)), { message, hint: 'Use the same type in both.' });
  } else if (other && isStricter(other, own)) {
    part['type'] = other.value;
    origins.put(part, 'type', origins.at(added, ...typeKeyword(added)));
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
export function addEntries(part: Json, entries: readonly unknown[]): void {
  if (entries.length > 0) part['allOf'] = [...listOf(part['allOf']), ...entries];
}

const namesIn = ({ propertyNames: names }: Json) => (isObject(names) ? listOf(names['enum']) : undefined);

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
  for (const name of requiredIn(added))
    addRequired(part, name, origins.atRequired(added, name, listOf(added['required'])));
  const { items } = added;
  if (isObject(part['items']) && isObject(items)) mergeInto(part['items'], items, report);
  else if (items !== undefined) part['items'] = items;
  // Two lists of the only names that an object may have: both apply.
  const [own, other] = [namesIn(part), namesIn(added)];
  if (own && other) part['propertyNames'] = { enum: own.filter((name) => other.includes(name)) };
  addEntries(part, listOf(added['allOf']));
  for (const keyword of ['title', 'description', 'default', 'propertyNames'])
    if (part[keyword] === undefined) take(part, added, keyword);
}
