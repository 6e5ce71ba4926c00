import { labelFromName } from '../../label-from-name.ts';
import { origins } from '../origins.ts';
import type { Pass, ReportReason } from '../pass.ts';
import { type Json, listOf, rebuild, take, without } from '../schema-tree.ts';
import { addEntries, addOptions, addRequired, setOptions } from './merge.ts';
import {
  type Alternatives,
  alternativesOf,
  branchesIn,
  conditionsOf,
  explicitType,
  type Family,
  isKnown,
  itemsIn,
  optionsIn,
  propertiesIn,
  propertiesNamed,
  propertyNamed,
  requiredIn,
  titlesOf,
} from './normal-form.ts';

/** The options of a property. */
const optionsFor = (schema: Json, name: string) => optionsIn(propertyNamed(schema, name));

/** Alternatives in a schema of an object. */
interface Choice extends Alternatives {
  part: Json;
  /** Every schema of the object that applies with them: the part, and those around it. */
  around: Family;
}

/** Requires a property, whose values decide which alternative applies. */
function choose({ part, around, at, branches }: Choice, name: string, values: readonly unknown[][]): void {
  if (!around.some((one) => requiredIn(one).includes(name))) addRequired(part, name, at);
  for (const [index, then] of branches.entries()) {
    const test = { properties: { [name]: { enum: values[index] } }, required: [name] };
    addEntries(part, origins.make({ if: test, then }, origins.at(then)));
  }
}

/** A property that exists, or that the alternatives define, is the choice between them. */
function chooseByProperty(choice: Choice, name: string, report: ReportReason): void {
  const { part, around, branches, at } = choice;
  const definitions = propertiesNamed(branches, name);
  const [first = {}] = definitions;
  const own = propertyNamed(part, name) ?? origins.make<Json>({}, origins.at(first));
  if (!isKnown(around, name)) {
    const type = explicitType(first);
    if (type) own['type'] = type;
    for (const keyword of ['title', 'description']) take(own, first, keyword);
  }
  const values = definitions.map((one) => optionsIn(one) ?? []);
  const known = around.flatMap((one) => optionsFor(one, name) ?? []);
  const isSaid = known.length > 0 && known.every((value) => values.flat().includes(value));
  if (optionsIn(own) || !isSaid) {
    const titles = branches.flatMap(({ title }, index) => [...titlesOf(definitions[index] ?? {}, title)]);
    addOptions(own, setOptions(origins.make({}, at), values.flat(), new Map(titles)), report);
    part['properties'] = { ...propertiesIn(part), [name]: own };
  }
  for (const branch of branches) {
    branch['properties'] = without(propertiesIn(branch), name);
    branch['required'] = requiredIn(branch).filter((one) => one !== name);
  }
  choose(choice, name, values);
}

const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-');

/** The title of an alternative, or the labels of its fields. */
const titleOf = (branch: Json): string =>
  typeof branch['title'] === 'string'
    ? branch['title']
    : Object.entries(propertiesIn(branch))
        .map(([name, { title }]) => String(title ?? labelFromName(name)))
        .join(', ');

/** Adds a field that asks which alternative to fill in. */
function chooseByField(choice: Choice, position: number): void {
  const { part, around, keyword, at, branches } = choice;
  let name: string = keyword;
  for (let number = 2; isKnown([...around, ...branches], name); number += 1) name = `${keyword}${number}`;
  const slugs = branches.map(({ title }) => slugOf(String(title ?? '')));
  const areSlugs = slugs.every(Boolean) && new Set(slugs).size === slugs.length;
  const values = areSlugs ? slugs : branches.map((_, index) => String(index));
  const titles = branches.map((branch, index): [unknown, string] => [values[index], titleOf(branch)]);
  const field = origins.make<Json>({ type: 'string', choiceOf: keyword }, at);
  setOptions(field, values, new Map(titles.filter(([, title]) => title !== '')));
  const entries = Object.entries(propertiesIn(part));
  entries.splice(position, 0, [name, field]);
  part['properties'] = Object.fromEntries(entries);
  const lists = values.map((value) => [value]);
  choose(choice, name, lists);
}

/** Finds the property that has other values in each alternative. Properties that the object already has come first. */
function findDiscriminator({ around, branches }: Choice): string | undefined {
  const names = Object.keys(propertiesIn(branches[0] ?? {})).filter((name) => {
    const lists = branches.map((branch) => optionsFor(branch, name));
    const values = lists.flatMap((list) => list ?? []);
    return lists.every(Boolean) && new Set(values).size === values.length;
  });
  return names.find((name) => isKnown(around, name)) ?? names[0];
}

/** Whether an alternative adds no property that the object does not already have. */
function isConstraint(schema: Json, around: Family): boolean {
  if (listOf(schema['allOf']).length > 0) return false;
  return Object.entries(propertiesIn(schema)).every(([name, property]) => {
    const same = propertiesNamed(around, name);
    const hasNone = Object.keys(propertiesIn(property)).length === 0;
    return same.length > 0 && (hasNone || isConstraint(property, same));
  });
}

/** "A or B" without new properties: if A is not true, B must be. */
function requireAny({ part, branches }: Choice): void {
  const any = branches.reduceRight((then, branch) =>
    origins.make<Json>({ allOf: [{ if: { not: branch }, then }] }, origins.at(branch)),
  );
  addEntries(part, ...listOf(any['allOf']));
}

/** Whether alternatives only require different properties of the object, of which none is required anyway. */
function isChoiceOfRequired({ part, branches }: Choice): boolean {
  const names = branches.flatMap(requiredIn);
  return (
    branches.every((one) => requiredIn(one).length > 0 && Object.keys(propertiesIn(one)).length === 0) &&
    new Set(names).size === names.length &&
    names.every((name) => propertyNamed(part, name) && !requiredIn(part).includes(name))
  );
}

/** Moves the required properties of each alternative into it. Returns the position of the first one. */
function moveProperties({ part, branches }: Choice): number {
  const properties = propertiesIn(part);
  for (const branch of branches)
    branch['properties'] = Object.fromEntries(requiredIn(branch).map((name) => [name, properties[name]]));
  const moved = branches.flatMap(requiredIn);
  part['properties'] = without(properties, ...moved);
  return Object.keys(properties).findIndex((name) => moved.includes(name));
}

/** Whether the values of one alternative are never valid by another one. */
function excludes(one: Json, other: Json, around: Family): boolean {
  if (requiredIn(other).some((name) => !propertyNamed(one, name) && !isKnown(around, name))) return true;
  return requiredIn(one).some((name) => {
    const [own, others] = [optionsFor(one, name), optionsFor(other, name)];
    return own && others && !own.some((value) => others.includes(value));
  });
}

function reportOverlap({ around, branches, at }: Choice, report: ReportReason): void {
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

/** Turns alternatives into conditions. */
function resolve(choice: Choice, report: ReportReason): void {
  const { part, around, keyword, at, branches } = choice;
  const discriminator = findDiscriminator(choice);
  if (discriminator !== undefined) {
    chooseByProperty(choice, discriminator, report);
  } else if (!branches.every((branch) => isConstraint(branch, around))) {
    if (keyword === 'oneOf') reportOverlap(choice, report);
    chooseByField(choice, Object.keys(propertiesIn(part)).length);
  } else if (keyword === 'anyOf') {
    requireAny(choice);
  } else if (isChoiceOfRequired(choice)) {
    chooseByField(choice, moveProperties(choice));
  } else {
    const hint =
      'Use "anyOf" if more than one may be true, or "oneOf" of objects that have their own properties.';
    const message = '"oneOf" has rules about the same fields; no message could say which of them to break.';
    report(at, { message, hint });
  }
}

/** Resolves the alternatives in a schema. `outer` are the other schemas of the same object that apply with it. */
function resolveAll(part: Json, outer: Family, report: ReportReason): void {
  const around = [...outer, part];
  const all = alternativesOf(part);
  if (all.length > 0) part['allOf'] = conditionsOf(part);
  for (const one of all) resolve({ ...one, part, around }, report);
  for (const branch of conditionsOf(part).flatMap(branchesIn)) resolveAll(branch, around, report);
  for (const [name, property] of Object.entries(propertiesIn(part)))
    resolveAll(property, propertiesNamed(outer, name), report);
  for (const items of itemsIn([part])) resolveAll(items, itemsIn(outer), report);
}

/**
 * Alternatives of objects become conditions on a property that tells them apart, or on a new field that asks which of
 * them to fill in. Not equivalent: the new field is never stored, and only the chosen alternative may have values.
 */
export const turnAlternatives: Pass = (schema, { report }) => {
  const copy = rebuild(schema, (one) => one);
  resolveAll(copy, [], report);
  return copy;
};
