import type { ConditionSchema, CoreObject, CoreSchema } from '../core-schema.ts';
import {
  type FieldNode,
  fieldTree,
  isAlwaysRequired,
  isGroup,
  nodesOf,
  schemasOf,
  testedBy,
  typeOf,
  visitTests,
} from '../field-tree.ts';
import type { Guard } from '../form-rules/branches.ts';
import { type IsValid, prune } from '../form-rules/visible.ts';
import { candidatesFor } from './candidates.ts';

export type Values = Record<string, unknown>;

/** The conditions under which something applies. */
export type Guards = readonly Guard[];

/** An object without the items of its lists, whose conditions decide alone. */
export interface Scope {
  objects: readonly CoreObject[];
  root: FieldNode;
  /** Every field, groups before their fields. */
  fields: readonly FieldNode[];
  isValid: IsValid;
  /** Whether so many conditions were evaluated that no further state is tried. */
  isSpent: () => boolean;
  /** For an entry of a list, answers around the list. */
  around?: Values | undefined;
}

/** More evaluations of conditions take seconds. Most forms need some hundred. */
const MOST_EVALUATIONS = 400_000;

/** The whole of a form. The search ends by counting, so that every machine has the same diagnostics. */
export function wholeScope(core: CoreObject, isValid: IsValid): Scope {
  let count = 0;
  const counted: IsValid = (schema, value) => {
    count += 1;
    return isValid(schema, value);
  };
  return scopeOf([core], { isValid: counted, isSpent: () => count > MOST_EVALUATIONS });
}

export function scopeOf(
  objects: CoreObject[],
  { isValid, isSpent }: Pick<Scope, 'isValid' | 'isSpent'>,
  around?: Values,
): Scope {
  const root = fieldTree(objects);
  return { objects, root, fields: nodesOf(root), isValid, isSpent, around };
}

/** Whether a field is shown only under conditions. */
export const isConditional = ({ definitions }: FieldNode) =>
  definitions.every(({ guards }) => guards.length > 0);

/** Whether everything that applies under some conditions applies under others, too. */
export const includes = (guards: Guards, others: Guards) => others.every((one) => guards.includes(one));

/** The fields on which conditions depend, each with the rules about its value. */
export function askedBy(guards: Guards, { root }: Scope): Map<FieldNode, ConditionSchema[]> {
  const asked = new Map<FieldNode, ConditionSchema[]>();
  for (const guard of guards)
    visitTests(guard.test, testedBy(guard, root), (node, test) => {
      const { properties, required, not, allOf, anyOf, ...rule } = test;
      const isRule = Object.keys(rule).length > 0;
      const isPresence = Object.keys(test).length === 0;
      if (node.parent && (isRule || isPresence))
        asked.set(node, [...(asked.get(node) ?? []), ...(isRule ? [rule] : [])]);
    });
  return asked;
}

/** The fields on which conditions depend, also through the fields that they ask for. */
export function decidedBy(all: readonly Guards[], scope: Scope): Map<FieldNode, ConditionSchema[]> {
  const deciding = new Map<FieldNode, ConditionSchema[]>();
  const open = new Set(all);
  for (const guards of open)
    for (const [node, rules] of askedBy(guards, scope)) {
      deciding.set(node, [...(deciding.get(node) ?? []), ...rules]);
      if (isConditional(node)) for (const one of node.definitions) open.add(one.guards);
    }
  return deciding;
}

/** Of the values of a field, one for each combination of results of the rules; first the absent value. */
function distinctValues(node: FieldNode, rules: readonly ConditionSchema[], isValid: IsValid): unknown[] {
  // A box that is not ticked is absent.
  const isTickBox = typeOf(node) === 'boolean' && node.requirements.length === 0;
  const byResults = new Map<string, unknown>();
  // The rules of the first definition hold whenever the field is shown.
  for (const value of candidatesFor(schemasOf(node).slice(0, 1), rules, isValid)) {
    if (isTickBox && value === false) continue;
    const results = rules.map((rule) => isValid(rule, value)).join();
    if (!byResults.has(results)) byResults.set(results, value);
  }
  // The fields of a required group decide whether it is empty.
  const isCertain = isAlwaysRequired(node) && !isConditional(node) && !isGroup(node);
  return isCertain ? [...byResults.values()] : [undefined, ...byResults.values()];
}

/** Adds a field to values, in groups that are added too. */
export function setAt(value: Values, [first = '', ...rest]: readonly string[], leaf: unknown): Values {
  if (leaf === undefined) return value;
  value[first] ??= rest.length > 0 ? {} : structuredClone(leaf);
  if (rest.length > 0) setAt(value[first] as Values, rest, leaf);
  return value;
}

const valueIn = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((found, name) => (found as Values | undefined)?.[name], value);

/** Values of the deciding fields, and what the form then shows. */
export class State {
  readonly value: Values;
  private readonly isValid: IsValid;

  constructor(value: Values, { objects, isValid }: Scope) {
    this.value = prune(objects, value, isValid);
    this.isValid = isValid;
  }

  isActive(guards: Guards): boolean {
    return guards.every(
      ({ test, path, result }) => this.isValid(test, valueIn(this.value, path) ?? {}) === result,
    );
  }

  valueOf({ path }: FieldNode): unknown {
    return path === '' ? this.value : valueIn(this.value, path.split('.'));
  }

  /** The definitions of a field that apply. */
  activeSchemas({ definitions }: FieldNode): CoreSchema[] {
    return definitions.filter(({ guards }) => this.isActive(guards)).map(({ schema }) => schema);
  }

  /** Whether the form cannot be sent without a value of the field. */
  isRequired(node: FieldNode): boolean {
    const isInside = node.parent && this.valueOf(node.parent) !== undefined;
    const isDemanded = () => node.requirements.some((guards) => this.isActive(guards));
    return isInside === true && isDemanded() && this.activeSchemas(node).length > 0;
  }
}

/** The most combinations of values that are tried. */
const MAX_STATES = 4096;

/**
 * Searches for a state, among one for each combination of values on which the conditions depend. Returns false if none
 * is wanted, and undefined if none was found before there were too many to try.
 */
export function findState(
  all: readonly Guards[],
  scope: Scope,
  isWanted: (state: State) => boolean,
): State | false | undefined {
  const deciding = [...decidedBy(all, scope)];
  const choices = deciding.map(([node, rules]) => distinctValues(node, rules, scope.isValid));
  const total = choices.reduce((product, list) => product * list.length, 1);
  for (let number = 0; number < Math.min(total, MAX_STATES); number++) {
    if (scope.isSpent()) return undefined;
    const value: Values = {};
    let left = number;
    for (const [index, [node]] of deciding.entries()) {
      const list = choices[index] ?? [];
      setAt(value, node.path.split('.'), list[left % list.length]);
      left = Math.floor(left / list.length);
    }
    const state = new State(value, scope);
    // The form cannot be sent without a required field that it shows.
    const isMissing = ([node]: [FieldNode, unknown]) =>
      state.isRequired(node) && state.valueOf(node) === undefined;
    if (!deciding.some(isMissing) && isWanted(state)) return state;
  }
  return total <= MAX_STATES ? false : undefined;
}
