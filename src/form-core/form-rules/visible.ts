import type { ConditionSchema, CoreBranch, CoreCondition, CoreSchema } from '../core-schema.ts';
import { branchesOf } from './branches.ts';
import { groupsAmong, itemDefinitions } from './definitions.ts';

/**
 * The properties that a form shows for the current values. Some definitions are those of conditions that are true now.
 */
export type Visible = Map<string, { definitions: CoreSchema[]; isRequired: boolean }>;

type Values = Record<string, unknown>;

/** Evaluates the test of a condition. */
export type IsValid = (schema: ConditionSchema, value: unknown) => boolean;

/** One definition of an object, or several that apply at the same time. */
type Definitions = CoreBranch | readonly CoreBranch[];

function listOf(core: Definitions): readonly CoreBranch[] {
  return Array.isArray(core) ? (core as readonly CoreBranch[]) : [core as CoreBranch];
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for a group in which only groups without values are left. */
export function isEmpty(value: unknown): boolean {
  return isValues(value) && Object.values(value).every(isEmpty);
}

/** Evaluates each condition once. */
function apply(core: Definitions, value: Values, isValid: IsValid): Visible {
  const results = (condition: CoreCondition) => [isValid(condition.if, value)];
  const branches = listOf(core).flatMap((object) => branchesOf(object, { results }));
  const required = new Set(branches.flatMap((branch) => branch.core.required ?? []));
  const visible: Visible = new Map();
  for (const [name, definition] of branches.flatMap(({ core }) => Object.entries(core.properties ?? {}))) {
    const property = visible.get(name) ?? { definitions: [], isRequired: required.has(name) };
    property.definitions.push(definition);
    visible.set(name, property);
  }
  return visible;
}

/** Copies the values that are visible if `settled` are the values by which the conditions are decided. */
function restrict(core: Definitions, value: Values, settled: Values, isValid: IsValid): Values {
  const result: Values = {};
  for (const [name, { definitions, isRequired }] of apply(core, settled, isValid)) {
    const inner = restrictValue(definitions, value[name], settled[name], isValid);
    const isGroup = definitions[0]?.type === 'object';
    // An empty group that is required names what is missing in it.
    if (inner === undefined && isGroup && isRequired)
      result[name] = restrict(groupsAmong(definitions), {}, {}, isValid);
    else if (inner !== undefined && (isRequired || !isGroup || !isEmpty(inner))) result[name] = inner;
  }
  return result;
}

function restrictValue(
  definitions: readonly CoreSchema[],
  value: unknown,
  settled: unknown,
  isValid: IsValid,
): unknown {
  const type = definitions[0]?.type;
  if (type === 'object' && isValues(value)) {
    return restrict(groupsAmong(definitions), value, isValues(settled) ? settled : {}, isValid);
  }
  if (type === 'array' && Array.isArray(value)) {
    const items = itemDefinitions(definitions);
    const settledItems: unknown[] = Array.isArray(settled) ? settled : [];
    return value.map((item: unknown, index) => restrictValue(items, item, settledItems[index], isValid));
  }
  return value;
}

/** More steps than any chain of conditions that the compiler accepts has. */
const MAX_STEPS = 50;

/** Removes hidden values. A hidden value does not count in a condition, so each step may hide or show more. */
function settle(core: Definitions, value: Values, isValid: IsValid): Values {
  let settled = value;
  let before = '';
  for (let step = 0; step < MAX_STEPS; step++) {
    settled = restrict(core, value, settled, isValid);
    const text = JSON.stringify(settled);
    if (text === before) break;
    before = text;
  }
  return settled;
}

/**
 * Returns the properties that the form shows for these values, in order. The values may contain hidden ones. For a
 * group that has several definitions, pass all of them.
 */
export function visibleProperties(core: Definitions, value: Values, isValid: IsValid): Visible {
  return apply(core, settle(core, value, isValid), isValid);
}

/** Adds `false` for boxes that are sent although they are not ticked. */
function withBoxes(core: Definitions, value: Values, isValid: IsValid): Values {
  const visible = apply(core, value, isValid);
  const complete = (definitions: readonly CoreSchema[], inner: unknown): unknown => {
    const [first] = definitions;
    if (first?.type === 'object' && isValues(inner))
      return withBoxes(groupsAmong(definitions), inner, isValid);
    if (first?.type === 'array' && Array.isArray(inner))
      return inner.map((item: unknown) => complete(itemDefinitions(definitions), item));
    return inner === undefined && first?.type === 'boolean' ? first.unticked : inner;
  };
  const names = [...new Set([...Object.keys(value), ...visible.keys()])];
  const entries = names.map(
    (name) => [name, complete(visible.get(name)?.definitions ?? [], value[name])] as const,
  );
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

/**
 * Removes hidden values and empty groups. Adds `{}` for each group that is required and empty, and `false` for boxes
 * that are sent although they are not ticked. The validator gets the result, and it is what is sent.
 */
export function prune(core: Definitions, value: Values, isValid: IsValid): Values {
  return withBoxes(core, settle(core, value, isValid), isValid);
}
