import { rulesIn } from '../../vocabulary.ts';
import { origins } from '../origins.ts';
import type { Pass, ReportReason } from '../pass.ts';
import { isTexts } from '../patterns.ts';
import { withoutTexts } from '../scalars.ts';
import { type Json, listOf, rebuild, take, without } from '../schema-tree.ts';
import { type Asked, choose, chooseByField, visitInside } from './choice-field.ts';
import {
  type Choice,
  type Discriminator,
  excludedIn,
  findDiscriminator,
  optionsFor,
} from './discriminator.ts';
import { exclusiveTests } from './exclusive.ts';
import { addEntries, addOptions, addRequired, mergeInto, setOptions } from './merge.ts';
import {
  alternativesOf,
  branchesIn,
  conditionsOf,
  explicitType,
  type Family,
  isKnown,
  optionsIn,
  propertiesIn,
  propertiesNamed,
  propertyNamed,
  requiredIn,
  titlesOf,
} from './normal-form.ts';
import { reportOverlap } from './overlap.ts';

/** A property that exists, or that the alternatives define, is the choice between them. */
function chooseByProperty(choice: Choice, { name, values }: Discriminator, report: ReportReason): void {
  const { part, around, branches, at } = choice;
  const definitions = propertiesNamed(branches, name);
  const [first = {}] = definitions;
  const own = propertyNamed(part, name) ?? origins.make<Json>({}, origins.at(first));
  if (!isKnown(around, name)) {
    const type = explicitType(first);
    if (type) own['type'] = type;
    for (const keyword of ['title', 'description']) take(own, first, keyword);
  }
  const all = values.flatMap((list) => list ?? []);
  const known = around.flatMap((one) => optionsFor(one, name) ?? []);
  const isSaid = known.length > 0 && known.every((value) => all.includes(value));
  const isFree = values.includes(undefined);
  if (isFree) {
    // Texts that no alternative accepts.
    const others = definitions.flatMap(excludedIn).filter((value) => !all.includes(value));
    if (isTexts(others)) mergeInto(own, { type: 'string', pattern: withoutTexts(others) }, report);
    part['properties'] = { ...propertiesIn(part), [name]: own };
  } else if (optionsIn(own) || !isSaid) {
    const titles = branches.flatMap(({ title }, index) => [...titlesOf(definitions[index] ?? {}, title)]);
    addOptions(own, setOptions(origins.make({}, at), all, new Map(titles)), report);
    part['properties'] = { ...propertiesIn(part), [name]: own };
  }
  for (const [index, branch] of branches.entries()) {
    const definition = definitions[index] ?? {};
    const excluded = excludedIn(definition);
    const isOnlyExcluding = isTexts(excluded) && definition['pattern'] === withoutTexts(excluded);
    const rules = without(definition, 'excludes', ...(isOnlyExcluding ? ['pattern'] : []));
    const isRule = values[index] === undefined && rulesIn(rules).length > 0;
    branch['properties'] = { ...without(propertiesIn(branch), name), ...(isRule && { [name]: rules }) };
    branch['required'] = requiredIn(branch).filter((one) => one !== name);
  }
  choose(choice, name, values);
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

/** Requires in the object what each alternative requires, and no longer in them. */
function withoutShared(choice: Choice): Choice {
  const { part, branches, at } = choice;
  const [first = {}, ...others] = branches;
  const shared = requiredIn(first).filter((name) => others.every((one) => requiredIn(one).includes(name)));
  for (const name of shared) addRequired(part, name, at);
  for (const branch of branches)
    branch['required'] = requiredIn(branch).filter((name) => !shared.includes(name));
  return choice;
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

/** One of the tests is true, and the alternative of each applies where it is. */
function chooseByTests(choice: Choice, tests: readonly Json[]): void {
  const made = choice.branches.map((then, index): [Json, Json] => [
    origins.make(tests[index] ?? {}, origins.at(then)),
    then,
  ]);
  requireAny({ ...choice, branches: made.map(([test]) => rebuild(test, (one) => one)) });
  for (const [test, then] of made)
    addEntries(choice.part, origins.make<Json>({ if: test, then }, origins.at(then)));
}

/** Turns alternatives into conditions. */
function resolve(choice: Choice, asked: Asked, report: ReportReason): void {
  const { part, around, keyword, at, branches } = choice;
  const discriminator = findDiscriminator(choice);
  const tests = discriminator === undefined ? exclusiveTests(choice) : undefined;
  if (discriminator !== undefined) {
    chooseByProperty(choice, discriminator, report);
  } else if (tests) {
    chooseByTests(choice, tests);
  } else if (!branches.every((branch) => isConstraint(branch, around))) {
    if (keyword === 'oneOf') reportOverlap(choice, report);
    chooseByField(choice, Object.keys(propertiesIn(part)).length, asked);
  } else if (keyword === 'anyOf') {
    requireAny(choice);
  } else if (isChoiceOfRequired(withoutShared(choice))) {
    chooseByField(choice, moveProperties(choice), asked);
  } else {
    const hint =
      'Use "anyOf" if more than one may be true, or "oneOf" of objects that have their own properties.';
    const message = '"oneOf" has rules about the same fields; no message could say which of them to break.';
    report(at, { message, hint });
  }
}

/** Resolves the alternatives in a schema. `outer` are the other schemas of the same object that apply with it. */
function resolveAll(part: Json, outer: Family, asked: Asked, report: ReportReason): void {
  const around = [...outer, part];
  const all = alternativesOf(part);
  if (all.length > 0) part['allOf'] = conditionsOf(part);
  for (const one of all) resolve({ ...one, part, around }, asked, report);
  for (const branch of conditionsOf(part).flatMap(branchesIn)) resolveAll(branch, around, asked, report);
  visitInside(part, outer, asked, (...inner) => resolveAll(...inner, report));
}

/**
 * Alternatives of objects become conditions on a property that tells them apart, or on a new field that asks which of
 * them to fill in. Not equivalent: the new field is never stored, and only the chosen alternative may have values.
 */
export const turnAlternatives: Pass = (schema, { report }) => {
  const copy = rebuild(schema, (one) => one);
  resolveAll(copy, [], { path: '', known: new Map() }, report);
  return copy;
};
