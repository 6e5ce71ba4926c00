import { origins } from '../origins.ts';
import type { Pass, ReportReason } from '../pass.ts';
import { type Json, listOf, mapSchemas, rebuild, without } from '../schema-tree.ts';
import { chooseByField, chooseByProperty, isKnown, optionsFor, type Schemas } from './choices.ts';
import { addEntries } from './merge.ts';
import {
  type Alternatives,
  alternativesIn,
  alternativesOf,
  branchesIn,
  conditionsOf,
  itemsIn,
  propertiesIn,
  propertiesNamed,
  propertyNamed,
  requiredIn,
} from './normal-form.ts';

/** Finds the property that has other values in each alternative. Properties that the object already has come first. */
function findDiscriminator(around: Schemas, branches: Schemas): string | undefined {
  const names = Object.keys(propertiesIn(branches[0] ?? {})).filter((name) => {
    const lists = branches.map((branch) => optionsFor(branch, name));
    const values = lists.flatMap((list) => list ?? []);
    return lists.every(Boolean) && new Set(values).size === values.length;
  });
  return names.find((name) => isKnown(around, name)) ?? names[0];
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
const asTest = (branch: Json) =>
  mapSchemas(branch, (one) => ({
    ...without(one, 'propertyNames', 'enumNames'),
    ...(one['propertyNames'] !== undefined && { additionalProperties: false }),
  }));

/** "A or B" without new properties: if A is not true, B must be. */
function requireAny(part: Json, branches: Schemas): void {
  const any = branches.reduceRight((then, branch) =>
    origins.make<Json>({ allOf: [{ if: { not: asTest(branch) }, then }] }, origins.at(branch)),
  );
  addEntries(part, listOf(any['allOf']));
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
  const properties = propertiesIn(part);
  for (const branch of branches)
    branch['properties'] = Object.fromEntries(requiredIn(branch).map((name) => [name, properties[name]]));
  const moved = branches.flatMap(requiredIn);
  part['properties'] = without(properties, ...moved);
  return Object.keys(properties).findIndex((name) => moved.includes(name));
}

/** Whether the values of one alternative are never valid by another one. */
function excludes(one: Json, other: Json, around: Schemas): boolean {
  if (requiredIn(other).some((name) => !propertyNamed(one, name) && !isKnown(around, name))) return true;
  return requiredIn(one).some((name) => {
    const [own, others] = [optionsFor(one, name), optionsFor(other, name)];
    return own && others && !own.some((value) => others.includes(value));
  });
}

function reportOverlap(around: Schemas, { branches, at }: Alternatives, report: ReportReason): void {
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

/** Turns alternatives into conditions. `around` are the schemas of the same object that apply with them. */
function resolve(part: Json, around: Schemas, alternatives: Alternatives, report: ReportReason): void {
  const { keyword, at, branches } = alternatives;
  const discriminator = findDiscriminator(around, branches);
  if (discriminator !== undefined) {
    chooseByProperty(part, around, discriminator, alternatives, report);
  } else if (!branches.every((branch) => isConstraint(branch, around))) {
    if (keyword === 'oneOf') reportOverlap(around, alternatives, report);
    chooseByField(part, around, alternatives, Object.keys(propertiesIn(part)).length);
  } else if (keyword === 'anyOf') {
    requireAny(part, branches);
  } else if (isChoiceOfRequired(part, branches)) {
    chooseByField(part, around, alternatives, moveProperties(part, branches));
  } else {
    const hint =
      'Use "anyOf" if more than one may be true, or "oneOf" of objects that have their own properties.';
    const message = '"oneOf" has rules about the same fields; no message could say which of them to break.';
    report(at, { message, hint });
  }
}

/** Resolves the alternatives in a schema. `around` are the other schemas of the same object that apply with it. */
function resolveAll(part: Json, around: Schemas, report: ReportReason): void {
  const all = [...around, part];
  const alternatives = alternativesOf(part);
  if (alternatives.length > 0)
    part['allOf'] = listOf(part['allOf']).filter((one) => !alternativesIn(one as Json));
  for (const one of alternatives) resolve(part, all, one, report);
  for (const branch of conditionsOf(part).flatMap(branchesIn)) resolveAll(branch, all, report);
  for (const [name, property] of Object.entries(propertiesIn(part)))
    resolveAll(property, propertiesNamed(around, name), report);
  for (const items of itemsIn([part])) resolveAll(items, itemsIn(around), report);
}

/**
 * Alternatives of objects become conditions on a property that tells them apart, or on a new field that asks which of them
 * to fill in. Not equivalent: the new field is never stored, and only the chosen alternative may have values.
 */
export const turnAlternatives: Pass = (schema, { report }) => {
  const copy = rebuild(schema, (one) => one);
  resolveAll(copy, [], report);
  return copy;
};
