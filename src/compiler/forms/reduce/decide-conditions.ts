import type { ConditionSchema } from '../core-schema.ts';
import { type Decided, decide, holds, isOneValue, isTickBox } from './decide.ts';
import {
  definitionsOf,
  isNullable,
  itemParts,
  type Part,
  type PartCondition,
  partType,
  withBranches,
} from './part.ts';
import type { Reader } from './reader.ts';
import { toCondition } from './to-condition.ts';

/** A condition, its test as written, and every definition of the object that it tests. */
interface Found {
  condition: PartCondition;
  test: ConditionSchema;
  family: readonly Part[];
  /** The branches that contain the condition. */
  around: readonly Part[];
}

/** Lists the conditions of a value of which `family` are the definitions, and of the values inside it. */
function conditionsOf(family: readonly Part[], reader: Reader): Found[] {
  const type = partType(family)?.value ?? 'object';
  if (type === 'array') return conditionsOf(itemParts(family), reader);
  if (type !== 'object') return [];
  const own = (part: Part, outer: readonly Part[]): Found[] =>
    part.conditions.flatMap((condition) => {
      const around = [...outer, part];
      const branches = [condition.then, condition.else].flatMap((branch) => branch ?? []);
      const test = toCondition(condition.test, family, reader);
      return [{ condition, test, family, around }, ...branches.flatMap((branch) => own(branch, around))];
    });
  const names = new Set(family.flatMap(withBranches).flatMap(({ properties }) => [...properties.keys()]));
  return [
    ...family.flatMap((part) => own(part, [])),
    ...[...names].flatMap((name) => conditionsOf(definitionsOf(family, name), reader)),
  ];
}

/** A property that decides otherwise when it is absent than when it is unanswered. */
interface Vacuous {
  family: readonly Part[];
  name: string;
  /** The result of the whole test, as written, that the absent value favours. */
  result: boolean;
}

/** Lists the properties that a test asks for and whose absence it does not mention. */
function vacuousIn(test: ConditionSchema, family: readonly Part[], result = true): Vacuous[] {
  const { properties = {}, required = [], contains, not, allOf = [], anyOf = [] } = test;
  return [
    ...Object.entries(properties).flatMap(([name, inner]): Vacuous[] => {
      const isNamed = required.includes(name);
      if (isTickBox(family, name)) {
        // As written, an absent box passes unless its name is required; in the form, it is `false`.
        return holds(inner, false) === isNamed ? [{ family, name, result }] : [];
      }
      const inside = vacuousIn(inner, definitionsOf(family, name), result);
      return isNamed ? inside : [{ family, name, result }, ...inside];
    }),
    ...(contains ? vacuousIn(contains, itemParts(family), result) : []),
    ...(not ? vacuousIn(not, family, !result) : []),
    ...[...allOf, ...anyOf].flatMap((one) => vacuousIn(one, family, result)),
  ];
}

/** The properties of an object that a test asks for. */
function namesIn({ properties = {}, required = [], not, allOf = [], anyOf = [] }: ConditionSchema): string[] {
  const inner = [...(not ? [not] : []), ...allOf, ...anyOf];
  return [...Object.keys(properties), ...required, ...inner.flatMap(namesIn)];
}

/** Whether a branch can refuse values while the form does not show it. */
function canRefuse(branch: Part, inside: readonly Part[], { family }: Found, all: readonly Found[]): boolean {
  const outside = family.flatMap(withBranches).filter((part) => !inside.includes(part));
  const isOutside = (name: string) => outside.some(({ properties }) => properties.has(name));
  if (branch.required.size > 0 || [...branch.properties.keys()].some(isOutside)) return true;
  return all.some(({ condition, test }) => {
    if (!branch.conditions.includes(condition)) return false;
    const { then, else: other } = condition;
    const active = namesIn(test).some(isOutside) ? [then, other] : [holds(test, {}) ? then : other];
    return active.some((one) => one && canRefuse(one, inside, { family } as Found, all));
  });
}

/** Makes a question required wherever the form shows it. */
function requireAnswer({ family, name }: Vacuous, { condition }: Found): void {
  const owners = family.filter(({ properties }) => properties.has(name));
  for (const part of owners.length > 0 ? owners : family.flatMap(withBranches)) {
    if (part.properties.has(name) && !part.required.has(name)) part.required.set(name, condition.test.at);
  }
}

/** Prepares a property whose absence would decide otherwise by the data schema as written. */
function settleAbsence(vacuous: Vacuous, found: Found, all: readonly Found[]): void {
  const { family, name, result } = vacuous;
  const { then, else: other } = found.condition;
  if (isTickBox(family, name)) {
    const definitions = definitionsOf(family, name);
    // A box that must be ticked cannot be sent as false.
    if (!definitions.some(isOneValue)) for (const part of definitions) part.isSentUnticked = true;
    return;
  }
  const inside = [then, other].flatMap((branch) => (branch ? withBranches(branch) : []));
  const applied = result ? then : other;
  if (applied && canRefuse(applied, inside, found, all)) requireAnswer(vacuous, found);
}

/**
 * Decides the tests of all conditions. Everything that is stored is valid by the data schema as written: a box that is not
 * ticked is sent as `false` where its absence would decide otherwise, and an unanswered question becomes required where
 * the schema would apply a branch that the form does not show, and the branch could refuse the values.
 */
export function decideConditions(root: Part, reader: Reader): ReadonlyMap<PartCondition, Decided> {
  const all = conditionsOf([root], reader);
  for (const found of all)
    for (const vacuous of vacuousIn(found.test, found.family)) settleAbsence(vacuous, found, all);
  return new Map(
    all.map(({ condition, test, family, around }) => {
      const isCertain = (name: string) =>
        around.some(({ required }) => required.has(name)) && !isNullable(definitionsOf(family, name));
      return [condition, decide(test, family, { has: isCertain })];
    }),
  );
}
