import type { JsonPath } from '../../../source/locations.ts';
import { labelFromName } from '../../label-from-name.ts';
import type { PassContext } from '../pass.ts';
import { type Json, listOf, without } from '../schema-tree.ts';
import { addOptions, addRequired, setOptions } from './merge.ts';
import {
  type Alternatives,
  alternativesOf,
  branchesIn,
  type ConditionEntry,
  conditionsOf,
  explicitType,
  optionsIn,
  propertiesIn,
  propertiesNamed,
  propertyNamed,
  requiredIn,
  titlesOf,
} from './normal-form.ts';

/** Alternatives of an object, and where they are. */
export interface LocatedAlternatives extends Alternatives {
  at: JsonPath;
}

export type Schemas = readonly Json[];

/** Whether one of the schemas has a property. */
export const isKnown = (around: Schemas, name: string) => around.some((one) => propertyNamed(one, name));

/** The options of a property. */
export const optionsFor = (schema: Json, name: string) => optionsIn(propertyNamed(schema, name));

/** Adds a condition that a pass made of what is at `at`. */
export function addCondition(
  part: Json,
  condition: ConditionEntry,
  at: JsonPath,
  { origins }: PassContext,
): void {
  part['allOf'] = [...listOf(part['allOf']), origins.make(condition, at)];
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
  addCondition(part, { if: test, then: branch }, context.origins.at(branch), context);
}

const removeProperty = (part: Json, name: string) => {
  part['properties'] = without(propertiesIn(part), name);
};

/** A property that exists, or that the alternatives define, is the choice between them. */
export function chooseByProperty(
  part: Json,
  around: Schemas,
  name: string,
  { branches, at }: LocatedAlternatives,
  context: PassContext,
): void {
  const { origins } = context;
  const definitions = propertiesNamed(branches, name);
  const values = definitions.flatMap((one) => optionsIn(one) ?? []);
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
    const [only, ...others] = optionsIn(one) ?? [];
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

/** Moves the required properties of each alternative into it. Returns the position of the first one. */
export function moveProperties(part: Json, branches: Schemas): number {
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
  return [schema, ...[...conditionsOf(schema).flatMap(branchesIn), ...alternatives].flatMap(inPlace)];
}

/** Adds a field that asks which alternative to fill in. */
export function chooseByField(
  part: Json,
  around: Schemas,
  { keyword, at, branches }: LocatedAlternatives,
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
