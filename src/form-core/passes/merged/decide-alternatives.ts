import { origins } from '../origins.ts';
import type { Pass, ReportReason } from '../pass.ts';
import { inPlace, type Json, listOf, rebuild, without } from '../schema-tree.ts';
import { haveOtherOptions } from './discriminator.ts';
import { coveredBy, isTold } from './exhaustive.ts';
import { isFalse } from './hidden.ts';
import { isListOfObjects, requireEntry } from './list-alternatives.ts';
import { addEntries, mergeInto } from './merge.ts';
import {
  type Alternatives,
  alternativesOf,
  type ConditionEntry,
  conditionsOf,
  type Family,
  fits,
  isKnown,
  itemsIn,
  onlyNamesIn,
  propertiesIn,
  propertyNamed,
  requiredIn,
  typeIn,
} from './normal-form.ts';
import { type Path, pathsIn, schemaAt, withAt, withoutAt } from './paths-inside.ts';

/** Alternatives of a value inside an object. The branches of the object may say which of them applies. */
interface Inner extends Alternatives {
  /** From the object to the value. */
  path: Path;
  /** What the value is without them. */
  own: Json;
  report: ReportReason;
}

/** The properties that a value may have by a schema, or must have. */
const namesIn = (schema: Json) => [
  ...Object.keys(propertiesIn(schema)).filter((name) => !isFalse(propertyNamed(schema, name))),
  ...requiredIn(schema),
];

function isOtherType(one: Json, other: Json): boolean {
  const [own, others] = [typeIn(one), typeIn(other)];
  return own !== undefined && others !== undefined && !fits(own.value, others.value);
}

/** Whether a value that a branch describes can follow an alternative. */
function isFor(branch: Json, one: Json, all: Family, own: Json): boolean {
  if (isOtherType(branch, one)) return false;
  const [items, others] = [branch, one].map((schema) => itemsIn([schema])[0]);
  if (items && others) return isFor(items, others, itemsIn(all), itemsIn([own])[0] ?? {});
  const properties = Object.keys(propertiesIn(branch));
  const isForbidden = (name: string) =>
    isFalse(propertyNamed(branch, name)) || onlyNamesIn(branch)?.includes(name) === false;
  // A rule about a field that the value has anyway does not say that the field has an answer.
  const asked = properties.filter((name) => !isKnown([own], name) && !isForbidden(name));
  const isOfOthers = (name: string) =>
    !namesIn(one).includes(name) && all.some((schema) => namesIn(schema).includes(name));
  return (
    ![...asked, ...requiredIn(branch)].some(isOfOthers) &&
    !requiredIn(one).some(isForbidden) &&
    !properties.some((name) => haveOtherOptions(branch, one, name))
  );
}

const isSame = (one: Json, other: Json) => JSON.stringify(one) === JSON.stringify(other);

const isAmong = (list: Family, one: Json) => list.some((other) => isSame(one, other));

/** Alternatives that a branch repeats, all of them or some. */
const repeatedIn = (said: Json, left: Family) =>
  alternativesOf(said).find(({ branches }) => branches.every((one) => isAmong(left, one)))?.branches;

/** The alternatives that a branch leaves, if it says anything about their value. */
function leftBy(branch: Json, left: Json[], { path, own }: Inner): Json[] {
  const said = schemaAt(branch, path);
  if (!said) return left;
  const repeated = repeatedIn(said, left) ?? [said];
  const same = left.filter((one) => isAmong(repeated, one));
  const fitting = same.length > 0 ? same : left.filter((one) => isFor(said, one, left, own));
  return fitting.length > 0 ? fitting : left;
}

/** Whether one of the branches in an entry leaves fewer alternatives. */
const decides = (entry: Json, left: Json[], inner: Inner) =>
  inPlace(entry).some((one) => leftBy(one, left, inner).length < left.length);

/** Whether no value of an alternative follows another one. */
function isExcluded(other: Json, one: Json, said: Json, own: Json): boolean {
  const [items, others] = [one, other].map((schema) => itemsIn([schema])[0]);
  if (items && others) return isExcluded(others, items, itemsIn([said])[0] ?? {}, itemsIn([own])[0] ?? {});
  const isMissing = (name: string) => ![one, said].some((schema) => namesIn(schema).includes(name));
  return (
    isOtherType(one, other) ||
    requiredIn(other).some((name) => isMissing(name) && !isKnown([own], name)) ||
    requiredIn(one).some(
      (name) => onlyNamesIn(other)?.includes(name) === false || haveOtherOptions(one, other, name),
    )
  );
}

/** Whether alternatives only require different fields that the value has anyway. */
function areRequired({ keyword, branches, own }: Inner): boolean {
  const names = branches.flatMap(requiredIn);
  const isOnlyRequired = (one: Json) =>
    requiredIn(one).length > 0 && Object.keys(without(one, 'type', 'title', 'required')).length === 0;
  return (
    keyword === 'oneOf' &&
    branches.every(isOnlyRequired) &&
    new Set(names).size === names.length &&
    names.every((name) => isKnown([own], name) && !requiredIn(own).includes(name))
  );
}

/** Moves the fields that alternatives require into them, so that each shows its own. */
function withFields(inner: Inner): Inner {
  if (!areRequired(inner)) return inner;
  const properties = propertiesIn(inner.own);
  const branches = inner.branches.map((one) =>
    origins.copy(one, {
      ...one,
      properties: Object.fromEntries(requiredIn(one).map((name) => [name, properties[name]])),
    }),
  );
  const rest = without(properties, ...branches.flatMap(requiredIn));
  return { ...inner, branches, own: origins.copy(inner.own, { ...inner.own, properties: rest }) };
}

const fresh = (schema: Json) => rebuild(schema, (one) => one);

/** Gives a part of the object the alternatives that are left there. */
function given(part: Json, left: Json[], inner: Inner): Json | undefined {
  const said = fresh(schemaAt(part, inner.path) ?? origins.make<Json>({}, inner.at));
  if (inner.branches.some(isListOfObjects)) mergeInto(said, fresh(inner.own), inner.report);
  const [first] = left;
  if (left.length > 1 || !first) {
    if (repeatedIn(said, left)?.length === left.length) return part;
    addEntries(said, origins.copy(inner.entry, { [inner.keyword]: left.map(fresh) }));
    return withAt(part, inner.path, said);
  }
  const one = first;
  const others = inner.branches.filter((branch) => !isSame(branch, one));
  if (inner.keyword === 'oneOf' && !others.every((other) => isExcluded(other, one, said, inner.own)))
    return undefined;
  // The field of another alternative is nowhere else.
  const idle = Object.keys(propertiesIn(said)).filter(
    (name) => isFalse(propertyNamed(said, name)) && !isKnown([inner.own, one], name),
  );
  if (idle.length > 0) said['properties'] = without(propertiesIn(said), ...idle);
  if (!isSame(one, said)) mergeInto(said, fresh(one), inner.report);
  if (inner.keyword === 'oneOf' && typeIn(said)?.value === 'array') requireEntry(said);
  return withAt(part, inner.path, said);
}

/** Puts alternatives into the branches of conditions, and where none of these applies. */
function givenByConditions(
  part: Json,
  conditions: readonly ConditionEntry[],
  left: Json[],
  inner: Inner,
  around: Family,
): Json | undefined {
  const [first, ...others] = conditions;
  if (!first) return undefined;
  const tests = conditions.map((one) => one.if as Json);
  const isCovered = coveredBy(tests, [...around, part]);
  if (others.length > 0 && (!isTold(tests) || conditions.some((one) => one.else))) return undefined;
  const made = new Map<unknown, Json>();
  for (const condition of conditions) {
    const { then = {}, else: other = {} } = condition;
    const yes = placed(then, left, inner, [...around, part]);
    const isRest = others.length === 0 && !isCovered;
    const no = isRest ? placed(other, left, inner, [...around, part]) : condition.else;
    if (!yes || (isRest && !no)) return undefined;
    made.set(condition, origins.copy(condition, { ...condition, then: yes, ...(no && { else: no }) }));
  }
  const result = { ...part, allOf: listOf(part['allOf']).map((one) => made.get(one) ?? one) };
  if (others.length > 0 && !isCovered) {
    const rest = given(origins.make<Json>({}, inner.at), left, inner);
    addEntries(
      result,
      origins.make({ if: { anyOf: tests.map((one) => structuredClone(one)) }, else: rest }, inner.at),
    );
  }
  return origins.copy(part, result);
}

/** Puts alternatives where the conditions and alternatives of a part of the object decide them. */
function placed(part: Json, all: Json[], inner: Inner, around: Family): Json | undefined {
  const left = around.length > 0 ? leftBy(part, all, inner) : all;
  if (left.length === 1) return given(part, left, inner);
  const outer = alternativesOf(part).find(({ entry }) => decides(entry, left, inner));
  if (outer) {
    const branches = outer.branches.map((one) => placed(one, left, inner, [...around, part]));
    if (branches.some((one) => !one)) return undefined;
    const entry = origins.copy(outer.entry, { [outer.keyword]: branches });
    const allOf = listOf(part['allOf']).map((one) => (one === outer.entry ? entry : one));
    return origins.copy(part, { ...part, allOf });
  }
  const conditions = conditionsOf(part).filter((one) => decides(one, left, inner));
  if (conditions.length > 0) return givenByConditions(part, conditions, left, inner, around);
  return around.length > 0 ? given(part, left, inner) : undefined;
}

/** Whether alternatives have fields. Options and rules of one value are joined later. */
const areStructured = ({ branches }: Alternatives) =>
  branches.some(
    (one) => typeIn(one)?.value === 'object' || requiredIn(one).length > 0 || isListOfObjects(one),
  );

function decided(schema: Json, report: ReportReason): Json {
  if (listOf(schema['allOf']).length === 0) return schema;
  return pathsIn(schema).reduce((result, path) => {
    const value = schemaAt(result, path);
    return alternativesOf(value ?? {})
      .filter(areStructured)
      .reduce((one, alternatives) => {
        const { entry } = alternatives;
        const before = schemaAt(one, path) ?? {};
        const rest = listOf(before['allOf']).filter((other) => other !== entry);
        const own = origins.copy(before, {
          ...without(before, 'allOf'),
          ...(rest.length > 0 && { allOf: rest }),
        });
        const inner = withFields({ ...alternatives, path, own, report });
        const base = inner.branches.some(isListOfObjects)
          ? withoutAt(one, path)
          : withAt(one, path, inner.own);
        return placed(base, inner.branches, inner, []) ?? one;
      }, result);
  }, schema);
}

/**
 * Where conditions and alternatives of an object say which alternative of a value inside it applies, the form does not
 * ask for it a second time. Not equivalent: of "oneOf", the fields of the other alternatives are hidden.
 */
export const decideAlternatives: Pass = (schema, { report }) =>
  rebuild(schema, (one) => decided(one, report));
