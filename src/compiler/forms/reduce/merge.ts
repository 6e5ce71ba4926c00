import { formatValue } from '../../report/wording.ts';
import { isMultiple } from '../sample/rules.ts';
import { bothAllowNull, enumOf, fits, type Keyword, type Part, type RuleName } from './part.ts';
import type { Reader } from './reader.ts';

/** Rules of which the greater value is the stricter one, and rules of which the smaller one is. */
const GREATER_IS_STRICTER: ReadonlySet<RuleName> = new Set([
  'minLength',
  'minimum',
  'exclusiveMinimum',
  'minItems',
]);
const SMALLER_IS_STRICTER: ReadonlySet<RuleName> = new Set([
  'maxLength',
  'maximum',
  'exclusiveMaximum',
  'maxItems',
]);

/** Removes the values that are not allowed from an enum. */
function limitEnum(part: Part, allowed: Keyword, reader: Reader): void {
  const own = enumOf(part);
  const values = allowed.value as unknown[];
  if (!own) {
    part.rules.set('enum', { value: [...values], at: allowed.at });
    return;
  }
  const both = own.filter((value) => values.includes(value));
  if (both.length === 0) {
    const lists = [own, values].map((list) => list.map(formatValue).join(', '));
    const message = `No value is in both lists: ${lists[0]} and ${lists[1]}.`;
    reader.report(allowed.at, message, 'Remove one of the lists, or write a value into both.');
    return;
  }
  part.rules.set('enum', { value: both, at: part.rules.get('enum')?.at ?? allowed.at });
}

/** Adds a rule. Where the part has the rule already, the stricter one remains. */
export function addRule(part: Part, name: RuleName, added: Keyword, reader: Reader): void {
  const own = part.rules.get(name);
  if (name === 'enum') {
    limitEnum(part, added, reader);
    return;
  }
  if (!own || own.value === added.value) {
    part.rules.set(name, own ?? added);
    return;
  }
  const [before, after] = [Number(own.value), Number(added.value)];
  if (GREATER_IS_STRICTER.has(name)) part.rules.set(name, after > before ? added : own);
  else if (SMALLER_IS_STRICTER.has(name)) part.rules.set(name, after < before ? added : own);
  else if (name === 'uniqueItems') part.rules.set(name, own.value === true ? own : added);
  else if (name === 'multipleOf' && isMultiple(after, before)) part.rules.set(name, added);
  else if (name !== 'multipleOf' || !isMultiple(before, after)) {
    const values = `${formatValue(own.value)} and ${formatValue(added.value)}`;
    const message = `"${name}" is given twice for one field: ${values}.`;
    reader.report(added.at, message, 'Write one rule that says both.');
  }
}

/** Adds everything that `added` says to a part: both must hold. Titles that the part already has remain. */
export function merge(part: Part, added: Part, reader: Reader): void {
  if (part.type && added.type && !fits(part.type.value, added.type.value)) {
    const message = `"type" is ${added.type.value} here, and ${part.type.value} in another definition of the same value.`;
    reader.report(added.type.at, message, 'Use the same type in both.');
  } else if (added.type && (!part.type || part.type.isInferred || added.type.value === 'integer')) {
    part.type = added.type;
  }
  part.allowsNull = bothAllowNull(part.allowsNull, added.allowsNull);
  part.isNull ||= added.isNull;
  for (const [name, rule] of added.rules) addRule(part, name, rule, reader);
  for (const [name, property] of added.properties) {
    const own = part.properties.get(name);
    if (own) merge(own, property, reader);
    else part.properties.set(name, property);
  }
  for (const [name, at] of added.required) if (!part.required.has(name)) part.required.set(name, at);
  if (part.items && added.items) merge(part.items, added.items, reader);
  else if (added.items) part.items = added.items;
  part.conditions.push(...added.conditions);
  part.alternatives.push(...added.alternatives);
  part.closed.push(...added.closed);
  for (const [value, title] of added.optionTitles) {
    if (!part.optionTitles.has(value)) part.optionTitles.set(value, title);
  }
  if (part.title === undefined && added.title !== undefined) part.title = added.title;
  if (part.description === undefined && added.description !== undefined) part.description = added.description;
  if (!part.default && added.default) part.default = added.default;
}
