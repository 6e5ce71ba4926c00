import { optionsAmong } from '../../form-rules/definitions.ts';
import { formatPath } from '../../source/locations.ts';
import type { ConditionSchema, CoreSchema } from '../core-schema.ts';
import { type Atom, atomsOfBranch, type ScopeCheck } from './branches.ts';
import { contradictionIn } from './contradictions.ts';
import { type State, statesFor } from './states.ts';

/** A field that needs a value, and that no value fits. */
interface Conflict {
  path: string;
  definitions: CoreSchema[];
  reason: string;
}

/** The options of a field that give each test the same result as a value that was tried. */
function alike(path: string, value: unknown, atoms: readonly Atom[], isValid: ScopeCheck['isValid']) {
  const rules = atoms.flatMap((atom) => (atom.path === path && atom.rule ? [atom.rule] : []));
  return (option: unknown) => rules.every((rule) => isValid(rule, option) === isValid(rule, value));
}

/** Finds the first field for which no value is valid in a state. */
function conflictIn(
  { scope, isValid }: ScopeCheck,
  atoms: readonly Atom[],
  state: State,
): Conflict | undefined {
  for (const [path, definers] of scope.definers) {
    if (!state.isPresent(path) && !state.isRequired(path)) continue;
    const name = path.slice(path.lastIndexOf('.') + 1);
    const definitions = definers.filter(state.isActive).flatMap(({ core }) => core.properties?.[name] ?? []);
    const reason = contradictionIn(definitions);
    if (reason) return { path, definitions, reason };
    const options = optionsAmong(definitions);
    const value = state.valueAt(path);
    if (!options || value === undefined) continue;
    const accepted = options.filter((option) =>
      definitions.every((one) => isValid(one as ConditionSchema, option)),
    );
    if (accepted.some(alike(path, value, atoms, isValid))) continue;
    return { path, definitions, reason: 'the options that show its rules are not allowed by them' };
  }
  return undefined;
}

const placesOf = (definitions: readonly CoreSchema[], described: ScopeCheck['described']) =>
  definitions.flatMap((one) => {
    const at = described.get(one)?.at;
    return at ? [at] : [];
  });

/** Reports an object that no answers make valid, with the fields whose rules exclude each other. */
export function checkPossible(check: ScopeCheck): void {
  const { scope, described, report, isValid } = check;
  const atoms = scope.branches.flatMap(atomsOfBranch);
  const conflicts = new Map<string, Conflict>();
  const states = statesFor(scope, scope.branches, isValid);
  let next = states.next();
  for (; !next.done; next = states.next()) {
    const conflict = conflictIn(check, atoms, next.value);
    if (!conflict) return;
    if (!conflicts.has(conflict.path)) conflicts.set(conflict.path, conflict);
  }
  const isComplete = next.value;
  const [first] = conflicts.values();
  if (!isComplete || !first) return;
  const reasons = [...conflicts.values()].map(({ path, reason }) => `"${path}" needs a value, but ${reason}`);
  const places = [...conflicts.values()].flatMap(({ definitions }) =>
    placesOf(definitions, described).map(formatPath),
  );
  const at = placesOf(first.definitions, described).at(-1) ?? [];
  const message = `No answers are valid: ${reasons.join('; ')}.`;
  report(at, { message, hint: `Change one of these rules: ${[...new Set(places)].join(', ')}.` });
}
