import type { Branch, Guard } from '../../form-rules/branches.ts';
import { type IsValid, prune } from '../../form-rules/visible.ts';
import { type Atom, atomsOfBranch, definitionsAt, isConditional, type Scope } from './branches.ts';
import { candidatesFor } from './candidates.ts';

type Values = Record<string, unknown>;

/** The most combinations of values that are tried for one branch. */
const MAX_STATES = 4096;

/** Values of the deciding fields, and what the form then shows. */
export interface State {
  value: Values;
  isActive: (branch: Branch) => boolean;
  isPresent: (path: string) => boolean;
  valueAt: (path: string) => unknown;
  /** Whether the form cannot be sent without a value of the field. */
  isRequired: (path: string) => boolean;
}

/** The atoms on which a branch depends, also through the fields that its tests ask for. */
function atomsFor(scope: Scope, branches: readonly Branch[]): Atom[] {
  const seen = new Set<Branch>();
  const atoms: Atom[] = [];
  const open = [...branches];
  for (let branch = open.pop(); branch; branch = open.pop()) {
    if (seen.has(branch)) continue;
    seen.add(branch);
    for (const atom of atomsOfBranch(branch)) {
      atoms.push(atom);
      if (isConditional(scope, atom.path)) open.push(...(scope.definers.get(atom.path) ?? []));
    }
  }
  return atoms;
}

/** Of the values of a field, one for each combination of results of the rules; first the absent value. */
function distinctValues(scope: Scope, path: string, atoms: readonly Atom[], isValid: IsValid): unknown[] {
  const rules = atoms.flatMap((atom) => (atom.path === path && atom.rule ? [atom.rule] : []));
  const [first] = definitionsAt(scope, path);
  const isTickBox = first?.type === 'boolean' && !isEverRequired(scope, path);
  const byResults = new Map<string, unknown>();
  // The rules of the first definition hold whenever the field is shown.
  for (const value of candidatesFor(definitionsAt(scope, path).slice(0, 1), rules, isValid)) {
    // A box that is not ticked is absent.
    if (isTickBox && value === false) continue;
    const results = rules.map((rule) => isValid(rule, value)).join();
    if (!byResults.has(results)) byResults.set(results, value);
  }
  return isAlwaysRequired(scope, path) ? [...byResults.values()] : [undefined, ...byResults.values()];
}

function setAt(value: Values, [first = '', ...rest]: readonly string[], leaf: unknown): void {
  if (rest.length === 0) {
    if (leaf !== undefined && value[first] === undefined) value[first] = structuredClone(leaf);
    return;
  }
  const inner = (value[first] ?? {}) as Values;
  value[first] = inner;
  setAt(inner, rest, leaf);
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((found, name) => (found as Values | undefined)?.[name], value);
}

/**
 * Yields a state for each combination of values on which the branches depend. Ends early, without an answer, if there
 * are too many: `isComplete` of the result is false then.
 */
export function* statesFor(
  scope: Scope,
  branches: readonly Branch[],
  isValid: IsValid,
): Generator<State, boolean> {
  const atoms = atomsFor(scope, branches);
  const paths = [...new Set(atoms.map(({ path }) => path))].filter((path) => scope.definers.has(path));
  const choices = paths.map((path) => distinctValues(scope, path, atoms, isValid));
  const total = choices.reduce((product, list) => product * list.length, 1);
  for (let number = 0; number < Math.min(total, MAX_STATES); number++) {
    const value: Values = {};
    let left = number;
    for (const [index, path] of paths.entries()) {
      const list = choices[index] ?? [];
      setAt(value, path.split('.'), list[left % list.length]);
      left = Math.floor(left / list.length);
    }
    const pruned = prune(scope.objects, value, isValid);
    const holds = ({ test, path, result }: Guard) => isValid(test, valueAt(pruned, path) ?? {}) === result;
    const isActive = (branch: Branch) => branch.guards.every(holds);
    const found = (path: string) => valueAt(pruned, path.split('.'));
    const isPresent = (path: string) => found(path) !== undefined;
    const isInside = (path: string) => !path.includes('.') || isPresent(path.slice(0, path.lastIndexOf('.')));
    const isRequired = (path: string) => isInside(path) && isRequiredIn(scope, path, isActive);
    // A required field that the form shows must have a value, or the form cannot be sent in this state.
    const isFilled = paths.every((path) => isPresent(path) || !isRequired(path));
    if (isFilled) yield { value: pruned, isActive, isPresent, isRequired, valueAt: found };
  }
  return total <= MAX_STATES;
}

/** The branches that require a field. */
function requiring(scope: Scope, path: string): Branch[] {
  const [name = '', ...parents] = path.split('.').reverse();
  const object = parents.reverse().join('.');
  return scope.branches.filter(
    (branch) => branch.path.join('.') === object && branch.core.required?.includes(name),
  );
}

const isEverRequired = (scope: Scope, path: string) => requiring(scope, path).length > 0;

/** Whether every valid object has the field. Groups do not count: the fields of a required group decide. */
function isAlwaysRequired(scope: Scope, path: string): boolean {
  const isCertain = ({ guards }: Branch) => guards.length === 0;
  const isField = !path.includes('.') && definitionsAt(scope, path)[0]?.type !== 'object';
  return isField && !isConditional(scope, path) && requiring(scope, path).some(isCertain);
}

function isRequiredIn(scope: Scope, path: string, isActive: (branch: Branch) => boolean): boolean {
  const isShown = (scope.definers.get(path) ?? []).some(isActive);
  return isShown && requiring(scope, path).some(isActive);
}
