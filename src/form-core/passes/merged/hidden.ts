import { isObject } from '@json-site/values/objects';
import { origins } from '../origins.ts';
import type { Pass, ReportReason } from '../pass.ts';
import {
  IN_PLACE,
  inPlace,
  type Json,
  listOf,
  mapInside,
  propertyNamesIn,
  rebuild,
  schemasIn,
  without,
} from '../schema-tree.ts';
import { mergeInto } from './merge.ts';
import { alternativesOf, isNull, propertiesIn, propertyNamed, requiredIn } from './normal-form.ts';

/** Whether no value is allowed. After refuseKeywords, no other schema has `not`. */
export const isFalse = (schema: Json | undefined) => schema?.['not'] !== undefined;

const hides = (schemas: readonly Json[], name: string) =>
  schemas.flatMap(inPlace).some((one) => isFalse(propertyNamed(one, name)));

/** Whether the definition of a property is where no branch hides it. */
export const isMoved = (property: Json): boolean => property['isMoved'] === true;

/**
 * Puts what shows a property into the conditions of a schema that hide it elsewhere. `around` are the schemas around
 * its definition: the branches and alternatives beside them never apply with it. Undefined: no condition shows it.
 */
function shownBy(schema: Json, name: string, shows: Json, around: ReadonlySet<Json>): Json | undefined {
  if (isFalse(propertyNamed(schema, name))) return undefined;
  return (listOf(schema['allOf']) as Json[]).reduce<Json | undefined>((inner, entry) => {
    if (!inner) return undefined;
    const { if: test, then = {}, else: other = {}, ...rest } = entry;
    const all = (test === undefined ? Object.values(rest)[0] : [then, other]) as Json[];
    const chosen = all.find((one) => around.has(one));
    if (chosen) return shownBy(chosen, name, inner, around);
    if (test === undefined) return hides(all, name) ? undefined : inner;
    const [yes, no] = all.map((branch) => shownBy(branch, name, inner, around));
    if (yes === no) return yes;
    const condition = { if: test, ...(yes && { then: yes }), ...(no && { else: no }) };
    return origins.make<Json>({ allOf: [condition] }, origins.at(entry));
  }, shows);
}

const withProperties = (schema: Json, properties: Json): Json =>
  origins.copy(schema, { ...schema, properties });

/** Moves the definition of a property into the alternatives that allow it, if another one hides it. */
function distributed(schema: Json, name: string, report: ReportReason): Json {
  const own = propertyNamed(schema, name);
  const list = alternativesOf(schema).find(({ branches }) => hides(branches, name));
  if (!own || isFalse(own) || !list) return schema;
  const alternatives = list.branches.map((one) => {
    if (isFalse(propertyNamed(one, name))) return one;
    const copy = rebuild(one, (part) => part);
    mergeInto(copy, { properties: { [name]: rebuild(own, (part) => part) } }, report);
    return copy;
  });
  const entry = origins.copy(list.entry, { [list.keyword]: alternatives });
  const allOf = listOf(schema['allOf']).map((one) => (one === list.entry ? entry : one));
  return origins.copy(schema, { ...withProperties(schema, without(propertiesIn(schema), name)), allOf });
}

/** Moves each definition of a property that some branches hide into the others, and removes what hides it. */
function moved(schema: Json, name: string, report: ReportReason): Json {
  if (!hides([schema], name)) return schema;
  const root = distributed(schema, name, report);
  let isDefined = false;
  let isContradiction = false;
  const within = (one: Json, around: ReadonlySet<Json>): Json => {
    const path = new Set([...around, one]);
    const rest = mapInside(one, (inner, keyword) =>
      isObject(inner) && IN_PLACE.includes(keyword) ? within(inner, path) : inner,
    );
    const own = propertyNamed(one, name);
    if (!own) return rest;
    const others = without(propertiesIn(rest), name);
    if (isFalse(own)) return withProperties(rest, others);
    const property = origins.copy(own, { ...own, isMoved: true });
    const shows = origins.make<Json>({ properties: { [name]: property } }, origins.at(own));
    const shown = shownBy(root, name, shows, path);
    isDefined = true;
    isContradiction ||= !shown;
    if (!shown || shown === shows) return withProperties(rest, { ...propertiesIn(rest), [name]: property });
    const allOf = [...listOf(rest['allOf']), ...listOf(shown['allOf'])];
    return origins.copy(rest, { ...withProperties(rest, others), allOf });
  };
  const rest = within(root, new Set());
  return isDefined && !isContradiction ? rest : schema;
}

/** Whether a property can only be null, an empty text or an empty list. */
const isNothing = (property: Json) =>
  isNull(property) || property['maxLength'] === 0 || property['maxItems'] === 0;

/**
 * In a branch or an alternative, a property that must be null or empty has no value there, so that the form hides it as
 * it hides one that is false. That it is required says nothing more: null counts as no answer.
 */
function hideNull(schema: Json, isBranch = false): Json {
  const nulls = Object.keys(propertiesIn(schema)).filter(
    (name) => isBranch && isNothing(propertiesIn(schema)[name] ?? {}),
  );
  const hidden = nulls.map((name) => [
    name,
    origins.make({ not: {} }, origins.at(schema, 'properties', name)),
  ]);
  const own = { ...schema, properties: { ...propertiesIn(schema), ...Object.fromEntries(hidden) } };
  const required = requiredIn(schema).filter((name) => !nulls.includes(name));
  const result = nulls.length > 0 ? origins.copy(schema, { ...own, required }) : schema;
  return mapInside(result, (inner, keyword) => {
    if (!isObject(inner) || keyword === 'if' || keyword === 'not') return inner;
    return hideNull(inner, isBranch || (keyword !== 'allOf' && IN_PLACE.includes(keyword)));
  });
}

/** Hides the properties of an object and of those inside it. */
function hideIn(schema: Json, report: ReportReason): Json {
  const within = (one: Json): Json =>
    mapInside(one, (inner, keyword) => {
      if (!isObject(inner) || keyword === 'if') return inner;
      return IN_PLACE.includes(keyword) ? within(inner) : hideIn(inner, report);
    });
  const rest = within(schema);
  return propertyNamesIn(inPlace(rest)).reduce((one, name) => moved(one, name, report), rest);
}

/**
 * The sum of the squares of how often each property is hidden, above which the conditions that show them are too many.
 */
const MOST_HIDDEN = 1500;

/** The product of the numbers of schemas and of conditions, above which the passes take seconds. */
const MOST_CONDITIONS = 100_000;

/** Why the rules of a schema take too long to follow. */
function excessIn(schema: Json): string | undefined {
  const all = schemasIn(schema);
  const times = new Map<string, number>();
  for (const [name, property] of all.flatMap((one) => Object.entries(propertiesIn(one))))
    if (isObject(property) && isFalse(property)) times.set(name, (times.get(name) ?? 0) + 1);
  const hidden = [...times.values()].reduce((sum, count) => sum + count ** 2, 0);
  if (hidden > MOST_HIDDEN) return 'too many rules hide the same fields';
  const conditions = all.filter((one) => 'if' in one);
  return conditions.length * all.length > MOST_CONDITIONS
    ? 'it has too many fields and conditions'
    : undefined;
}

/** Defines a property that a branch or an alternative forbids where it is allowed, so that the form hides it there. */
export const hideProperties: Pass = (schema, { report }) => {
  const marked = hideNull(schema);
  const excess = excessIn(marked);
  if (excess) {
    const message = `The schema is too large for a form: ${excess}.`;
    const hint = 'Split the form, or ask with an "enum" which of the fields to show.';
    report([], { message, hint, part: 'open' });
    return { type: 'object' };
  }
  return rebuild(hideIn(marked, report), (one) => {
    if (!isFalse(one)) return one;
    const hint = 'Remove the property, and define it only where it is allowed.';
    report(origins.at(one), { message: 'false allows no value, so that nothing can be entered.', hint });
    return without(one, 'not');
  });
};
