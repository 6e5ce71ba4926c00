import { formatValue } from '../../../report/wording.ts';
import { isObject } from '../../../schema/schema-walk.ts';
import type { JsonPath } from '../../../source/locations.ts';
import { isMultiple } from '../../sample/rules.ts';
import { rulesIn } from '../../vocabulary.ts';
import type { PassContext } from '../pass.ts';
import { type Json, listOf } from '../schema-tree.ts';
import {
  allowsNull,
  bothAllowNull,
  explicitType,
  fits,
  isNull,
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

/** Values to choose from, null among them if it is allowed. */
interface Options {
  values: readonly unknown[];
  titles: ReadonlyMap<unknown, string>;
  at: JsonPath;
}

/** Gives a schema values to choose from, in place of its own. */
export function setOptions(
  part: Json,
  values: readonly unknown[],
  titles: ReadonlyMap<unknown, string>,
): void {
  part['enum'] = values;
  delete part['enumNames'];
  if (values.some((value) => titles.has(value)))
    part['enumNames'] = values.map((value) => titles.get(value) ?? null);
}

const withoutNull = (values: readonly unknown[]) => values.filter((value) => value !== null);

/** Removes the values that are not allowed from those of a schema, or gives it these. Titles that it has remain. */
export function addOptions(
  part: Json,
  { values, titles: added, at }: Options,
  { origins, report }: PassContext,
): void {
  const own = part['enum'] as unknown[] | undefined;
  const titles = new Map([...added, ...titlesOf(part)]);
  if (!own) {
    origins.put(part, 'enum', at);
    setOptions(part, values, titles);
    return;
  }
  const both = own.filter((value) => values.includes(value));
  const lists = [own, values].map(withoutNull);
  if (withoutNull(both).length > 0 || lists.some((list) => list.length === 0)) {
    setOptions(part, both.length > 0 ? both : own, titles);
    return;
  }
  const [one, other] = lists.map((list) => list.map(formatValue).join(', '));
  const message = `No value is in both lists: ${one} and ${other}.`;
  report(at, { message, hint: 'Remove one of the lists, or write a value into both.' });
}

/** Adds a rule. Where the schema has the rule already, the stricter one remains. */
function addRule(part: Json, name: string, added: Json, { origins, report }: PassContext): void {
  const [own, value] = [part[name], added[name]];
  const at = origins.at(added, name);
  const take = () => {
    part[name] = value;
    origins.put(part, name, at);
  };
  const [before, after] = [Number(own), Number(value)];
  if (own === undefined) take();
  else if (own === value) return;
  else if (GREATER_IS_STRICTER.includes(name)) after > before && take();
  else if (SMALLER_IS_STRICTER.includes(name)) after < before && take();
  else if (name === 'uniqueItems') own === true || take();
  else if (name === 'multipleOf' && isMultiple(after, before)) take();
  else if (name !== 'multipleOf' || !isMultiple(before, after)) {
    const message = `"${name}" is given twice for one field: ${formatValue(own)} and ${formatValue(value)}.`;
    report(at, { message, hint: 'Write one rule that says both.' });
  }
}

/** Whether the type of one schema has to be added to another. What infers it is added anyway. */
const isStricter = (added: Typed, own: Typed | undefined): boolean =>
  added.isInferred
    ? added.value === 'integer' && own?.isInferred === false
    : !own || own.isInferred || added.value === 'integer';

function mergeTypes(part: Json, added: Json, { origins, report }: PassContext): void {
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
export function addRequired(part: Json, name: string, at: JsonPath, { origins }: PassContext): void {
  if (requiredIn(part).includes(name)) return;
  part['required'] = [...requiredIn(part), name];
  origins.put(part, `required/${name}`, at);
}

/**
 * Adds everything that another schema says to a schema: both must hold. Titles that the schema already has remain.
 * Changes the schema, and uses parts of the other one.
 */
export function mergeInto(part: Json, added: Json, context: PassContext): void {
  const { origins } = context;
  mergeTypes(part, added, context);
  for (const name of rulesIn(added)) addRule(part, name, added, context);
  if (Array.isArray(added['enum'])) {
    const at = origins.at(added, 'enum');
    addOptions(part, { values: added['enum'], titles: titlesOf(added), at }, context);
  }
  for (const [name, property] of Object.entries(propertiesIn(added))) {
    const own = propertyNamed(part, name);
    if (own) mergeInto(own, property, context);
    else part['properties'] = { ...propertiesIn(part), [name]: property };
  }
  for (const name of requiredIn(added))
    addRequired(part, name, origins.atRequired(added, name, listOf(added['required'])), context);
  const { items } = added;
  if (isObject(part['items']) && isObject(items)) mergeInto(part['items'], items, context);
  else if (items !== undefined) part['items'] = items;
  closeTo(part, added, context);
  const entries = [...listOf(part['allOf']), ...listOf(added['allOf'])];
  if (entries.length > 0) part['allOf'] = entries;
  for (const keyword of ['title', 'description', 'default']) {
    if (part[keyword] !== undefined || added[keyword] === undefined) continue;
    part[keyword] = added[keyword];
    origins.put(part, keyword, origins.at(added, keyword));
  }
}

const namesIn = ({ propertyNames: names }: Json) => (isObject(names) ? listOf(names['enum']) : undefined);

/** Two lists of the only names that an object may have: both apply. */
function closeTo(part: Json, added: Json, { origins }: PassContext): void {
  const [own, other] = [namesIn(part), namesIn(added)];
  if (!other) return;
  part['propertyNames'] = { enum: own ? own.filter((name) => other.includes(name)) : other };
  if (!own) origins.put(part, 'propertyNames', origins.at(added, 'propertyNames'));
}
