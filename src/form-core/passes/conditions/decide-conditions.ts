import type { ConditionSchema } from '../../core-schema.ts';
import { isMoved } from '../merged/hidden.ts';
import { setNull } from '../merged/join-values.ts';
import { addRequired } from '../merged/merge.ts';
import {
  branchesIn,
  type ConditionEntry,
  conditionsOf,
  definitionsOf,
  type Family,
  familyType,
  isKnown,
  isNullable,
  itemsIn,
  propertiesIn,
  propertyNamed,
  requiredIn,
  typeIn,
} from '../merged/normal-form.ts';
import { origins } from '../origins.ts';
import type { Pass, ReportReason } from '../pass.ts';
import { inPlace, type Json, listOf, propertyNamesIn, rebuild } from '../schema-tree.ts';
import { decide, holds, isNever, isOneValue, isTickBox } from './decide.ts';
import { toTest } from './to-test.ts';

/** A condition, and every schema of the object that it tests. */
interface Found {
  condition: ConditionEntry;
  family: Family;
  /** The schema that has the condition, after those that contain it. */
  around: Family;
}

/**
 * Lists the conditions of a value with this family, and of the values inside it. Their tests become tests of the core.
 */
function findConditions(family: Family, report: ReportReason): Found[] {
  const type = familyType(family)?.value ?? 'object';
  if (type === 'array') return findConditions(itemsIn(family), report);
  if (type !== 'object') return [];
  const own = (schema: Json, outer: Family): Found[] => {
    const around = [...outer, schema];
    return conditionsOf(schema).flatMap((condition) => {
      condition.if = toTest(condition.if, family, report);
      const inside = branchesIn(condition).flatMap((branch) => own(branch, around));
      return [{ condition, family, around }, ...inside];
    });
  };
  return [
    ...family.flatMap((schema) => own(schema, [])),
    ...propertyNamesIn(family.flatMap(inPlace)).flatMap((name) =>
      findConditions(definitionsOf(family, name), report),
    ),
  ];
}

/** A property that decides otherwise when it is absent than when it is unanswered. */
interface Vacuous {
  family: Family;
  name: string;
  /** The result of the whole test, as written, that the absent value favours. */
  result: boolean;
}

/** Lists the properties that a test asks for and whose absence it does not mention. */
function vacuousIn(test: ConditionSchema, family: Family, result = true): Vacuous[] {
  const { properties = {}, required = [], contains, not, allOf = [], anyOf = [] } = test;
  return [
    ...Object.entries(properties).flatMap(([name, inner]): Vacuous[] => {
      const isNamed = required.includes(name);
      if (isTickBox(family, name)) {
        // As written, an absent box passes unless its name is required; in the form, it is `false`.
        return holds(inner, false) === isNamed ? [{ family, name, result: result !== isNamed }] : [];
      }
      const definitions = definitionsOf(family, name);
      const inside = vacuousIn(inner, definitions, result);
      // An answer that may be empty is null, which fails what asks for a value.
      const passes = !isNullable(definitions) || holds(inner, null);
      return isNamed || isNever(inner) ? inside : [{ family, name, result: result === passes }, ...inside];
    }),
    ...(contains ? vacuousIn(contains, itemsIn(family), result) : []),
    ...(not ? vacuousIn(not, family, !result) : []),
    ...[...allOf, ...anyOf].flatMap((one) => vacuousIn(one, family, result)),
  ];
}

/** The properties of an object that a test asks for. */
function askedIn({ properties = {}, required = [], not, allOf = [], anyOf = [] }: ConditionSchema): string[] {
  const inner = [...(not ? [not] : []), ...allOf, ...anyOf];
  return [...Object.keys(properties), ...required, ...inner.flatMap(askedIn)];
}

/**
 * Whether a branch can refuse values while the form does not show it. `isOutside` knows the names that it does not add.
 */
function canRefuse(branch: Json, isOutside: (name: string) => boolean): boolean {
  if (requiredIn(branch).length > 0 || Object.keys(propertiesIn(branch)).some(isOutside)) return true;
  return conditionsOf(branch).some(({ if: test, then, else: other }) => {
    const active = askedIn(test).some(isOutside) ? [then, other] : [holds(test, {}) ? then : other];
    return active.some((one) => one && canRefuse(one, isOutside));
  });
}

/** Whether a branch says nothing but rules about single values that the object has outside of it. */
const isLimit = (branch: Json | undefined, isOutside: (name: string) => boolean): boolean =>
  !branch ||
  (requiredIn(branch).length === 0 &&
    conditionsOf(branch).length === 0 &&
    Object.entries(propertiesIn(branch)).every(
      ([name, one]) => isOutside(name) && !isMoved(one) && typeIn(one)?.value !== 'object',
    ));

/** The names that the object of a condition has outside of its branches. */
function outsideOf({ condition, family }: Found): (name: string) => boolean {
  const inside = branchesIn(condition).flatMap(inPlace);
  const outside = family.flatMap(inPlace).filter((one) => !inside.includes(one));
  return (name) => isKnown(outside, name);
}

/**
 * Whether a condition can stay as written, while its questions are unanswered, too: it only limits other fields, so
 * that no answer has to be required.
 */
function canStay(found: Found, vacuous: readonly Vacuous[]): boolean {
  const isOutside = outsideOf(found);
  return (
    branchesIn(found.condition).every((branch) => isLimit(branch, isOutside)) &&
    vacuous.every(({ family, name }) => !isTickBox(family, name))
  );
}

/** Prepares a property whose absence would decide otherwise by the data schema as written. */
function settleAbsence({ family, name, result }: Vacuous, found: Found): void {
  const { condition } = found;
  const definitions = definitionsOf(family, name);
  const isBox = isTickBox(family, name);
  // A box that must always be ticked cannot be sent as false.
  if (isBox && !definitions.every(isOneValue)) {
    for (const one of definitions) one['unticked'] = false;
    return;
  }
  const { then = {}, else: other = {} } = condition;
  const [applied, shown] = result ? [then, other] : [other, then];
  const canHide = isBox && inPlace(shown).some((one) => Object.values(propertiesIn(one)).some(isMoved));
  if (!canHide && !canRefuse(applied, outsideOf(found))) return;
  // The question becomes required wherever the form shows it.
  for (const one of isKnown(family, name) ? family : family.flatMap(inPlace))
    if (propertyNamed(one, name)) addRequired(one, name, origins.at(condition, 'if'));
  for (const one of definitions) setNull(one, false);
}

/** The conditions of the core that a condition becomes: with an unanswered question, neither branch may apply. */
function decided({ condition, family, around }: Found): Json[] {
  const isCertain = (name: string) =>
    around.some((one) => requiredIn(one).includes(name)) && !isNullable(definitionsOf(family, name));
  const { if: test, then, else: other } = condition;
  const { yes, no } = decide(test, family, isCertain);
  const whenTrue = { if: yes, ...(then && { then }), ...(!no && other && { else: other }) };
  return no && other ? [whenTrue, { if: no, then: other }] : [whenTrue];
}

/**
 * Rewrites the tests of all conditions to tests of the core, in which an unanswered question decides nothing. Not
 * equivalent: everything that is stored is valid by the data schema as written, but not all that is valid can be
 * stored. A box that is not ticked is sent as `false` where its absence would decide otherwise, and an unanswered
 * question becomes required where the schema would apply a branch that the form does not show, and the branch could
 * refuse the values.
 */
export const decideConditions: Pass = (schema, { report }) => {
  const copy = rebuild(schema, (one) => one);
  const all = findConditions([copy], report);
  const staying = new Set<Found>();
  for (const found of all) {
    const vacuous = vacuousIn(found.condition.if, found.family);
    if (canStay(found, vacuous)) staying.add(found);
    else for (const one of vacuous) settleAbsence(one, found);
  }
  const replaced = new Map<Json, Json[]>(
    all.map((found) => [found.condition, staying.has(found) ? [found.condition] : decided(found)]),
  );
  for (const owner of new Set(all.flatMap(({ around }) => around.slice(-1))))
    owner['allOf'] = (listOf(owner['allOf']) as Json[]).flatMap((one) => replaced.get(one) ?? [one]);
  return copy;
};
