import type { JsonPath } from '../../../source/locations.ts';
import { labelFromName } from '../../label-from-name.ts';
import type { Pass, PassContext } from '../pass.ts';
import { type Json, listOf, mapSchemas, rebuild, without } from '../schema-tree.ts';
import { addOptions, setOptions } from './merge.ts';
import {
  type Alternatives,
  alternativesIn,
  alternativesOf,
  branchesOf,
  conditionsOf,
  explicitType,
  itemsOf,
  optionsOf,
  propertiesIn,
  propertiesNamed,
  propertyNamed,
  requiredIn,
  titlesOf,
} from './normal-form.ts';

/** Alternatives of an object, and where they are. */
interface Choice extends Alternatives {
  at: JsonPath;
}

type Schemas = readonly Json[];

const isKnown = (around: Schemas, name: string) => around.some((one) => propertyNamed(one, name));

const optionsFor = (schema: Json, name: string) => optionsOf(propertyNamed(schema, name));

function addCondition(
  part: Json,
  test: unknown,
  then: Json | undefined,
  { origins }: PassContext,
  at: JsonPath,
) {
  const condition = origins.make({ if: test, ...(then && { then }) }, at);
  part['allOf'] = [...listOf(part['allOf']), condition];
}

/** Adds what an alternative says if a property has one of the values. */
function addBranch(
  part: Json,
  name: string,
  values: readonly unknown[],
  branch: Json,
  context: PassContext,
): void {
  const test = { properties: { [name]: { enum: values } }, required: [name] };
  addCondition(part, test, branch, context, context.origins.at(branch));
}

function addRequired(part: Json, name: string, at: JsonPath, { origins }: PassContext): void {
  if (requiredIn(part).includes(name)) return;
  part['required'] = [...requiredIn(part), name];
  origins.put(part, `required/${name}`, at);
}

const removeProperty = (part: Json, name: string) => {
  part['properties'] = without(propertiesIn(part), name);
};

/** Finds the property that has other values in each alternative. Properties that the object already has come first. */
function findDiscriminator(around: Schemas, branches: Schemas): string | undefined {
  const names = Object.keys(propertiesIn(branches[0] ?? {})).filter((name) => {
    const lists = branches.map((branch) => optionsFor(branch, name));
    const values = lists.flatMap((list) => list ?? []);
    return lists.every(Boolean) && new Set(values).size === values.length;
  });
  return names.find((name) => isKnown(around, name)) ?? names[0];
}

/** A property that exists, or that the alternatives define, is the choice between them. */
function chooseByProperty(
  part: Json,
  around: Schemas,
  name: string,
  { branches, at }: Choice,
  context: PassContext,
): void {
  const { origins } = context;
  const definitions = propertiesNamed(branches, name);
  const values = definitions.flatMap((one) => optionsOf(one) ?? []);
  const known = around.flatMap((one) => optionsFor(one, name) ?? []);
  const [first] = definitions;
  const own: Json = propertyNamed(part, name) ?? origins.make<Json>({}, first ? origins.at(first) : at);
  if (first && !isKnown(around, name)) {
    const type = explicitType(first);
    if (type) own['type'] = type;
    for (const keyword of ['title', 'description'])
      if (first[keyword] !== undefined) own[keyword] = first[keyword];
  }
  const titles = titlesOf(own);
  for (const [index, one] of definitions.entries()) {
    const title = branches[index]?.['title'];
    for (const [value, text] of titlesOf(one)) titles.set(value, text);
    const [only, ...others] = optionsOf(one) ?? [];
    if (others.length === 0 && typeof title === 'string' && !titles.has(only)) titles.set(only, title);
  }
  if (known.length === 0 || known.some((value) => !values.includes(value))) {
    addOptions(own, { values, titles, at }, context);
    part['properties'] = { ...propertiesIn(part), [name]: own };
  }
  if (Array.isArray(own['enum'])) setOptions(own, own['enum'], titles);
  if (!around.some((one) => requiredIn(one).includes(name))) addRequired(part, name, at, context);
  for (const branch of branches) {
    const allowed = optionsFor(branch, name) ?? [];
    removeProperty(branch, name);
    branch['required'] = requiredIn(branch).filter((one) => one !== name);
    addBranch(part, name, allowed, branch, context);
  }
}

/** Whether an alternative adds no property that the object does not already have. */
function isConstraint(schema: Json, around: Schemas): boolean {
  if (listOf(schema['allOf']).length > 0) return false;
  return Object.entries(propertiesIn(schema)).every(([name, property]) => {
    const same = propertiesNamed(around, name);
    const hasNone = Object.keys(propertiesIn(property)).length === 0;
    return same.length > 0 && (hasNone || isConstraint(property, same));
  });
}

/** An alternative as the test of a condition, with the keywords that a schema has before it is merged. */
const asTest = (branch: Json, { origins }: PassContext) =>
  mapSchemas(
    branch,
    (one) => ({
      ...without(one, 'propertyNames', 'enumNames'),
      ...(one['propertyNames'] !== undefined && { additionalProperties: false }),
    }),
    origins,
  );

/** "A or B" without new properties: if A is not true, B must be. */
function requireAny(part: Json, { branches }: Choice, context: PassContext): void {
  const { origins } = context;
  const [last, ...others] = [...branches].reverse();
  let then = last;
  for (const branch of others) {
    const at = origins.at(branch);
    const outer = origins.make<Json>({}, at);
    addCondition(outer, { not: asTest(branch, context) }, then, context, at);
    then = outer;
  }
  if (then) part['allOf'] = [...listOf(part['allOf']), ...listOf(then['allOf'])];
}

/** Whether alternatives only require different properties of the object, of which none is required anyway. */
function isChoiceOfRequired(part: Json, branches: Schemas): boolean {
  const names = branches.flatMap(requiredIn);
  return (
    branches.every((one) => requiredIn(one).length > 0 && Object.keys(propertiesIn(one)).length === 0) &&
    new Set(names).size === names.length &&
    names.every((name) => propertyNamed(part, name) && !requiredIn(part).includes(name))
  );
}

/** Moves the required properties of each alternative into it. Returns the position of the first one. */
function moveProperties(part: Json, branches: Schemas): number {
  const names = Object.keys(propertiesIn(part));
  const moved = branches.flatMap((branch) =>
    requiredIn(branch).map((name) => {
      const property = propertyNamed(part, name);
      if (property) branch['properties'] = { ...propertiesIn(branch), [name]: property };
      removeProperty(part, name);
      return names.indexOf(name);
    }),
  );
  return Math.min(...moved);
}

/** Whether the values of one alternative are never valid by another one. */
function excludes(one: Json, other: Json, around: Schemas): boolean {
  if (requiredIn(other).some((name) => !propertyNamed(one, name) && !isKnown(around, name))) return true;
  return requiredIn(one).some((name) => {
    const [own, others] = [optionsFor(one, name), optionsFor(other, name)];
    return own && others && !own.some((value) => others.includes(value));
  });
}

function reportOverlap(around: Schemas, { branches, at }: Choice, { report }: PassContext): void {
  for (const [index, one] of branches.entries()) {
    const other = branches.findIndex((branch) => branch !== one && !excludes(one, branch, around));
    if (other < 0) continue;
    const [first, second] = [index + 1, other + 1].sort((a, b) => a - b);
    const message = `The alternatives ${first} and ${second} of "oneOf" can both be true for the same values, which "oneOf" does not allow.`;
    const hint =
      'Use "anyOf", give one property a different "const" in each alternative, or require in each alternative a property that only it has.';
    report(at, { message, hint });
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
const fieldsIn = (branch: Json): string =>
  Object.entries(propertiesIn(branch))
    .map(([name, { title }]) => String(title ?? labelFromName(name)))
    .join(', ');

/** Every schema that can apply to the same object as this one. */
function inPlace(schema: Json): Json[] {
  const alternatives = alternativesOf(schema).flatMap(({ branches }) => branches);
  return [schema, ...[...conditionsOf(schema).flatMap(branchesOf), ...alternatives].flatMap(inPlace)];
}

/** Adds a field that asks which alternative to fill in. */
function chooseByField(
  part: Json,
  around: Schemas,
  { keyword, at, branches }: Choice,
  position: number,
  context: PassContext,
): void {
  const isTaken = (name: string) => isKnown([...around, ...branches], name);
  const name = [keyword, ...Array.from({ length: 20 }, (_, index) => `${keyword}${index + 2}`)].find(
    (one) => !isTaken(one),
  );
  if (!name) return;
  const titles = branches.map(({ title }) => (typeof title === 'string' ? title : undefined));
  const slugs = titles.map((title) => (title === undefined ? undefined : slugOf(title)));
  const areSlugs = slugs.every(Boolean) && new Set(slugs).size === slugs.length;
  const values = branches.map((_, index) => (areSlugs ? String(slugs[index]) : String(index)));
  const shown = branches.map((branch, index) => titles[index] ?? fieldsIn(branch));
  const named = values.flatMap((value, index): [string, string][] =>
    shown[index] ? [[value, shown[index]]] : [],
  );
  const choice = context.origins.make<Json>({ type: 'string', choiceOf: keyword }, at);
  setOptions(choice, values, new Map(named));
  const entries = Object.entries(propertiesIn(part));
  entries.splice(position, 0, [name, choice]);
  part['properties'] = Object.fromEntries(entries);
  addRequired(part, name, at, context);
  for (const one of [...around, ...branches].flatMap(inPlace)) {
    const only = one['propertyNames'] as { enum: string[] } | undefined;
    if (only) one['propertyNames'] = { enum: [...only.enum, name] };
  }
  for (const [index, branch] of branches.entries()) addBranch(part, name, [values[index]], branch, context);
}

function resolve(part: Json, around: Schemas, choice: Choice, context: PassContext): void {
  const { keyword, at, branches } = choice;
  const discriminator = findDiscriminator(around, branches);
  if (discriminator !== undefined) {
    chooseByProperty(part, around, discriminator, choice, context);
  } else if (!branches.every((branch) => isConstraint(branch, around))) {
    if (keyword === 'oneOf') reportOverlap(around, choice, context);
    chooseByField(part, around, choice, Object.keys(propertiesIn(part)).length, context);
  } else if (keyword === 'anyOf') {
    requireAny(part, choice, context);
  } else if (isChoiceOfRequired(part, branches)) {
    chooseByField(part, around, choice, moveProperties(part, branches), context);
  } else {
    const hint =
      'Use "anyOf" if more than one may be true, or "oneOf" of objects that have their own properties.';
    const message = '"oneOf" has rules about the same fields; no message could say which of them to break.';
    context.report(at, { message, hint });
  }
}

/** Resolves the alternatives in a schema. `around` are the other schemas of the same object that apply with it. */
function resolveAll(part: Json, around: Schemas, context: PassContext): void {
  const all = [...around, part];
  const entries = listOf(part['allOf']) as Json[];
  if (entries.length > 0) part['allOf'] = entries.filter((one) => !alternativesIn(one));
  for (const one of entries) {
    const alternatives = alternativesIn(one);
    if (!alternatives) continue;
    const at = context.origins.at(one, alternatives.keyword);
    resolve(part, all, { ...alternatives, at }, context);
  }
  for (const branch of conditionsOf(part).flatMap(branchesOf)) resolveAll(branch, all, context);
  for (const [name, property] of Object.entries(propertiesIn(part)))
    resolveAll(property, propertiesNamed(around, name), context);
  for (const items of itemsOf([part])) resolveAll(items, itemsOf(around), context);
}

/**
 * Alternatives of objects become conditions on a property that tells them apart, or on a new field that asks which of them
 * to fill in. Not equivalent: the new field is never stored, and only the chosen alternative may have values.
 */
export const turnAlternatives: Pass = (schema, context) => {
  const copy = rebuild(schema, (one) => one, context.origins);
  resolveAll(copy, [], context);
  return copy;
};
