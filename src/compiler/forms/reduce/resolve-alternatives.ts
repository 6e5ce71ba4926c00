import { labelFromName } from '../label-from-name.ts';
import { addRule } from './merge.ts';
import { type Alternative, type Alternatives, emptyPart, enumOf, type Part } from './part.ts';
import type { Reader } from './reader.ts';

/** Adds what an alternative says if a property has one of the values. */
function addCondition(part: Part, name: string, values: readonly unknown[], branch: Alternative): void {
  const raw = { properties: { [name]: { enum: values } }, required: [name] };
  part.conditions.push({ test: { raw, at: branch.at, isMade: true }, then: branch.part });
}

const isKnown = (around: readonly Part[], name: string) =>
  around.some(({ properties }) => properties.has(name));

/** Finds the property that has other values in each alternative. Properties that the object already has come first. */
function findDiscriminator(around: readonly Part[], branches: readonly Alternative[]): string | undefined {
  const names = [...(branches[0]?.part.properties.keys() ?? [])].filter((name) => {
    const lists = branches.map(({ part }) => enumOf(part.properties.get(name)));
    const values = lists.flatMap((list) => list ?? []);
    return lists.every(Boolean) && new Set(values).size === values.length;
  });
  return names.find((name) => isKnown(around, name)) ?? names[0];
}

/** A property that exists, or that the alternatives define, is the choice between them. */
function chooseByProperty(
  part: Part,
  around: readonly Part[],
  name: string,
  { branches, at }: Alternatives,
  reader: Reader,
): void {
  const parts = branches.flatMap((branch) => branch.part.properties.get(name) ?? []);
  const values = parts.flatMap((one) => enumOf(one) ?? []);
  const known = around.flatMap((one) => enumOf(one.properties.get(name)) ?? []);
  const limits = known.length === 0 || known.some((value) => !values.includes(value));
  const [first] = parts;
  const own = part.properties.get(name) ?? emptyPart(first?.at ?? at);
  if (first && !isKnown(around, name)) {
    if (first.type) own.type = first.type;
    if (first.title !== undefined) own.title = first.title;
    if (first.description !== undefined) own.description = first.description;
  }
  for (const [index, one] of parts.entries()) {
    const title = branches[index]?.part.title;
    for (const [value, text] of one.optionTitles) own.optionTitles.set(value, text);
    const [only, ...others] = enumOf(one) ?? [];
    if (others.length === 0 && title !== undefined && !own.optionTitles.has(only))
      own.optionTitles.set(only, title);
  }
  if (limits) {
    addRule(own, 'enum', { value: values, at }, reader);
    part.properties.set(name, own);
  }
  if (!around.some(({ required }) => required.has(name))) part.required.set(name, at);
  for (const branch of branches) {
    const allowed = enumOf(branch.part.properties.get(name)) ?? [];
    branch.part.properties.delete(name);
    branch.part.required.delete(name);
    addCondition(part, name, allowed, branch);
  }
}

/** Whether an alternative adds no property that the object does not already have. */
function isConstraint(part: Part, around: readonly Part[]): boolean {
  if (part.alternatives.length > 0 || part.conditions.length > 0) return false;
  return [...part.properties].every(([name, property]) => {
    const same = around.flatMap((one) => one.properties.get(name) ?? []);
    return same.length > 0 && (property.properties.size === 0 || isConstraint(property, same));
  });
}

/** "A or B" without new properties: if A is not true, B must be. */
function requireAny(part: Part, { branches }: Alternatives): void {
  const [last, ...others] = [...branches].reverse();
  let then = last?.part;
  for (const { raw, at } of others) {
    const outer = emptyPart(at);
    outer.conditions.push({ test: { raw, at, isNegated: true }, ...(then && { then }) });
    then = outer;
  }
  if (then) part.conditions.push(...then.conditions);
}

/** Whether alternatives only require different properties of the object, of which none is required anyway. */
function isChoiceOfRequired(part: Part, branches: readonly Alternative[]): boolean {
  const names = branches.flatMap((branch) => [...branch.part.required.keys()]);
  return (
    branches.every(({ part: one }) => one.required.size > 0 && one.properties.size === 0) &&
    new Set(names).size === names.length &&
    names.every((name) => part.properties.has(name) && !part.required.has(name))
  );
}

/** Moves the required properties of each alternative into it. Returns the position of the first one. */
function moveProperties(part: Part, branches: readonly Alternative[]): number {
  const names = [...part.properties.keys()];
  const moved = branches.flatMap((branch) =>
    [...branch.part.required.keys()].map((name) => {
      const property = part.properties.get(name);
      if (property) branch.part.properties.set(name, property);
      part.properties.delete(name);
      return names.indexOf(name);
    }),
  );
  return Math.min(...moved);
}

/** Whether the values of one alternative are never valid by another one. */
function excludes(one: Part, other: Part, around: readonly Part[]): boolean {
  const isAbsent = (name: string) => !one.properties.has(name) && !isKnown(around, name);
  if ([...other.required.keys()].some(isAbsent)) return true;
  return [...one.required.keys()].some((name) => {
    const own = enumOf(one.properties.get(name));
    const others = enumOf(other.properties.get(name));
    return own && others && !own.some((value) => others.includes(value));
  });
}

function reportOverlap(around: readonly Part[], { branches, at }: Alternatives, reader: Reader): void {
  for (const [index, { part: one }] of branches.entries()) {
    const other = branches.findIndex(({ part }) => part !== one && !excludes(one, part, around));
    if (other < 0) continue;
    const [first, second] = [index + 1, other + 1].sort((a, b) => a - b);
    const message = `The alternatives ${first} and ${second} of "oneOf" can both be true for the same values, which "oneOf" does not allow.`;
    const hint =
      'Use "anyOf", give one property a different "const" in each alternative, or require in each alternative a property that only it has.';
    reader.report(at, message, hint);
    return;
  }
}

const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-');

/** The labels of an alternative's fields: its title, if the schema gives it none. */
const fieldsIn = ({ part }: Alternative): string =>
  [...part.properties].map(([name, { title }]) => title ?? labelFromName(name)).join(', ');

/** Adds a field that asks which alternative to fill in. */
function chooseByField(
  part: Part,
  around: readonly Part[],
  { keyword, at, branches }: Alternatives,
  position: number,
): void {
  const taken = (name: string) =>
    isKnown(around, name) || branches.some((branch) => branch.part.properties.has(name));
  const name = [keyword, ...Array.from({ length: 20 }, (_, index) => `${keyword}${index + 2}`)].find(
    (one) => !taken(one),
  );
  if (!name) return;
  const titles = branches.map((branch) => branch.part.title);
  const slugs = titles.map((title) => (title === undefined ? undefined : slugOf(title)));
  const areSlugs = slugs.every(Boolean) && new Set(slugs).size === slugs.length;
  const values = branches.map((_, index) => (areSlugs ? String(slugs[index]) : String(index)));
  const choice = emptyPart(at);
  choice.type = { value: 'string', at };
  choice.choiceOf = keyword;
  choice.rules.set('enum', { value: values, at });
  const entries = [...part.properties];
  entries.splice(position, 0, [name, choice]);
  part.properties = new Map(entries);
  part.required.set(name, at);
  for (const [index, branch] of branches.entries()) {
    const title = titles[index] ?? fieldsIn(branch);
    if (title) choice.optionTitles.set(values[index], title);
    addCondition(part, name, [values[index]], branch);
  }
}

function resolveOne(part: Part, around: readonly Part[], alternatives: Alternatives, reader: Reader): void {
  const { keyword, at, branches } = alternatives;
  const discriminator = findDiscriminator(around, branches);
  if (discriminator !== undefined) {
    chooseByProperty(part, around, discriminator, alternatives, reader);
  } else if (!branches.every((branch) => isConstraint(branch.part, around))) {
    if (keyword === 'oneOf') reportOverlap(around, alternatives, reader);
    chooseByField(part, around, alternatives, part.properties.size);
  } else if (keyword === 'anyOf') {
    requireAny(part, alternatives);
  } else if (isChoiceOfRequired(part, branches)) {
    chooseByField(part, around, alternatives, moveProperties(part, branches));
  } else {
    const hint =
      'Use "anyOf" if more than one may be true, or "oneOf" of objects that have their own properties.';
    const message = '"oneOf" has rules about the same fields; no message could say which of them to break.';
    reader.report(at, message, hint);
  }
}

const inner = (around: readonly Part[], name: string) =>
  around.flatMap((one) => one.properties.get(name) ?? []);

/** Replaces alternatives by conditions. `around` are the other definitions of the same object that apply with `part`. */
export function resolveAlternatives(part: Part, around: readonly Part[], reader: Reader): void {
  const all = [...around, part];
  for (const alternatives of part.alternatives.splice(0)) resolveOne(part, all, alternatives, reader);
  for (const { then, else: other } of part.conditions) {
    if (then) resolveAlternatives(then, all, reader);
    if (other) resolveAlternatives(other, all, reader);
  }
  for (const [name, property] of part.properties) resolveAlternatives(property, inner(around, name), reader);
  if (part.items) {
    const items = around.flatMap((one) => one.items ?? []);
    resolveAlternatives(part.items, items, reader);
  }
}
