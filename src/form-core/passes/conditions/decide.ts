import type { ConditionSchema } from '../../core-schema.ts';
import {
  definitionsOf,
  type Family,
  familyType,
  isNullable,
  itemsIn,
  optionsIn,
  requiredIn,
  titlesOf,
} from '../merged/normal-form.ts';
import { inPlace, type Json } from '../schema-tree.ts';
import { always, joinAll } from './to-test.ts';

/**
 * The test of a condition while some questions may be unanswered: `yes` is true once the test is decided and true, `no`
 * once it is decided and false. Without `no`, the test is always decided: it is false whenever `yes` is.
 */
export interface Decided {
  yes: ConditionSchema;
  no?: ConditionSchema;
}

/** Whether an object requires a property anyway, so that naming it again says nothing. */
type IsCertain = (name: string) => boolean;

/** Whether only one of true and false is allowed, such as a consent. */
export const isOneValue = (schema: Json) => new Set(optionsIn(schema)).size === 1;

/** Whether the form shows a boolean as a tick box. A box has no third state: not ticked means `false`. */
export function isTickBox(family: Family, name: string): boolean {
  const definitions = definitionsOf(family, name);
  if (familyType(definitions)?.value !== 'boolean') return false;
  if (definitions.some(isOneValue)) return true;
  const isRequired = family.flatMap(inPlace).some((one) => requiredIn(one).includes(name));
  const hasLabels = definitions.some((one) => titlesOf(one).size > 0);
  return !hasLabels && (!isRequired || isNullable(definitions));
}

/** Whether a test is true for `false`, for null, or for an object without values. */
export function holds(test: ConditionSchema, value: unknown): boolean {
  const { enum: values, required = [], not, allOf = [], anyOf } = test;
  return (
    (values === undefined || values.includes(value)) &&
    required.length === 0 &&
    !(not && holds(not, value)) &&
    allOf.every((one) => holds(one, value)) &&
    (anyOf === undefined || anyOf.some((one) => holds(one, value)))
  );
}

/** Whether no answer passes a test, such as one for null. What passes is only that there is none. */
export const isNever = ({ not }: ConditionSchema) => not !== undefined && always(not);

const yesOf = ({ yes }: Decided): ConditionSchema => yes;

const opposite = ({ yes, no }: Decided): ConditionSchema => no ?? { not: yes };

const flip = ({ yes, no }: Decided): Decided => (no ? { yes: no, no: yes } : { yes: { not: yes } });

const oneOf = (tests: ConditionSchema[]): ConditionSchema =>
  tests.length === 1 && tests[0] ? tests[0] : { anyOf: tests };

/** Adds `no` to a test that is true if all parts are, unless each of them is always decided. */
const withNo = (yes: ConditionSchema, parts: readonly Decided[]): Decided =>
  parts.some(({ no }) => no) ? { yes, no: oneOf(parts.map(opposite)) } : { yes };

/** A test of one property; `whenAbsent` is its result for an object without the property. */
const about = (name: string, test: ConditionSchema, whenAbsent: boolean): ConditionSchema => ({
  properties: { [name]: test },
  ...(!whenAbsent && { required: [name] }),
});

/** `isExplicit`: the condition itself says that the property must be present, and nothing else does. */
function decideProperty(name: string, test: ConditionSchema, isExplicit: boolean, family: Family): Decided {
  const definitions = definitionsOf(family, name);
  if (isTickBox(family, name)) return { yes: about(name, test, holds(test, false)) };
  if (isNever(test)) return { yes: about(name, test, !isExplicit) };
  const inner = decide(test, definitions, (one) => requiredIn(definitions[0] ?? {}).includes(one));
  const yes = about(name, inner.yes, false);
  if (isExplicit) return inner.no ? { yes, no: about(name, inner.no, true) } : { yes };
  if (familyType(definitions)?.value !== 'object') return { yes, no: about(name, opposite(inner), false) };
  // A group without values is as unanswered as each of its fields.
  const atNothing = (result: ConditionSchema) => about(name, result, holds(result, {}));
  return { yes: atNothing(inner.yes), ...(inner.no && { no: atNothing(inner.no) }) };
}

/** A box that is sent as `false` is always present, so asking for it means asking whether it is ticked. */
function decidePresence(name: string, family: Family): Decided {
  const isSent = definitionsOf(family, name).some(({ unticked }) => unticked === false);
  return { yes: isSent ? about(name, { enum: [true] }, false) : { required: [name] } };
}

/** Joins tests of properties to one test of their object. */
function joinProperties(tests: readonly ConditionSchema[]): ConditionSchema {
  const properties = tests.flatMap((one) => Object.entries(one.properties ?? {}));
  const required = [...new Set(tests.flatMap((one) => one.required ?? []))];
  return {
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(required.length > 0 && { required }),
  };
}

/**
 * Decides a test about a value of which `family` are the definitions. An unanswered question decides nothing, whereas
 * in JSON Schema an absent value passes every rule about it; a box that is not ticked counts as `false`. A condition
 * that itself names a property in `required` decides without an answer, as its author wrote.
 */
export function decide(test: ConditionSchema, family: Family, isCertain: IsCertain = () => false): Decided {
  const { properties = {}, required = [], contains, not, allOf, anyOf, ...rest } = test;
  const inside = (list: ConditionSchema[]) => list.map((one) => decide(one, family, isCertain));
  const parts: Decided[] = Object.keys(rest).length > 0 ? [{ yes: rest }] : [];
  const asked = Object.entries(properties).map(([name, one]) =>
    decideProperty(name, one, required.includes(name) && !isCertain(name), family),
  );
  const present = required.filter((name) => !Object.hasOwn(properties, name));
  const own = [...asked, ...present.map((name) => decidePresence(name, family))];
  if (own.length > 0) parts.push(withNo(joinProperties(own.map(yesOf)), own));
  if (contains) {
    const { yes, no } = decide(contains, itemsIn(family));
    parts.push({ yes: { contains: yes }, ...(no && { no: { not: { contains: { not: no } } } }) });
  }
  if (not) parts.push(...inside([not]).map(flip));
  if (allOf) {
    const all = inside(allOf);
    parts.push(withNo({ allOf: all.map(yesOf) }, all));
  }
  if (anyOf) {
    const any = inside(anyOf);
    const no = any.some((one) => one.no) && { allOf: any.map(opposite) };
    parts.push({ yes: { anyOf: any.map(yesOf) }, ...(no && { no }) });
  }
  return withNo(joinAll(parts.map(yesOf)), parts);
}
