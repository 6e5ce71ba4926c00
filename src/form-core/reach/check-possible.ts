import { formatPath, type JsonPath } from '@json-site/values/locations';
import type { ConditionSchema, CoreSchema } from '../core-schema.ts';
import { type FieldNode, guardsOf } from '../field-tree.ts';
import { optionsAmong } from '../form-rules/definitions.ts';
import type { ReportReason } from '../passes/pass.ts';
import { describeRules, hasValue } from './has-value.ts';
import { decidedBy, findState, type Scope, type State } from './states.ts';

/** A field that needs a value, and that no value fits. */
interface Conflict {
  node: FieldNode;
  schemas: CoreSchema[];
  reason: string;
}

/** Finds the first field for which no value is valid in a state. `deciding`: the rules of the conditions, by field. */
function conflictIn(
  state: State,
  { fields, isValid }: Scope,
  deciding: ReadonlyMap<FieldNode, readonly ConditionSchema[]>,
  isPossible: (schemas: readonly CoreSchema[]) => boolean,
): Conflict | undefined {
  for (const node of fields) {
    const value = state.valueOf(node);
    if (value === undefined && !state.isRequired(node)) continue;
    const schemas = state.activeSchemas(node);
    if (!isPossible(schemas))
      return { node, schemas, reason: `no value fulfils all its rules: ${describeRules(schemas)}` };
    const options = optionsAmong(schemas);
    if (!options || value === undefined) continue;
    // An option gives each condition the same result as the value that was tried.
    const isAlike = (option: unknown) =>
      (deciding.get(node) ?? []).every((rule) => isValid(rule, option) === isValid(rule, value));
    const isAllowed = (option: unknown) => schemas.every((one) => isValid(one as ConditionSchema, option));
    if (!options.some((option) => isAllowed(option) && isAlike(option)))
      return { node, schemas, reason: 'the options that show its rules are not allowed by them' };
  }
  return undefined;
}

/** Reports an object that no answers make valid, with the fields whose rules exclude each other. */
export function checkPossible(
  scope: Scope,
  placeOf: (schema: CoreSchema) => JsonPath | undefined,
  report: ReportReason,
): void {
  const all = [[...guardsOf(scope.root)]];
  const deciding = decidedBy(all, scope);
  const known = new Map<string, boolean>();
  /** Many states have the same rules for a field, and a search takes a millisecond. */
  const isPossible = (schemas: readonly CoreSchema[]) => {
    const key = JSON.stringify(schemas);
    const isKnown = known.get(key) ?? hasValue(schemas, scope.isValid) !== false;
    known.set(key, isKnown);
    return isKnown;
  };
  const conflicts = new Map<FieldNode, Conflict>();
  const possible = findState(all, scope, (state) => {
    const conflict = conflictIn(state, scope, deciding, isPossible);
    if (conflict && !conflicts.has(conflict.node)) conflicts.set(conflict.node, conflict);
    return !conflict;
  });
  const found = [...conflicts.values()];
  const [first] = found;
  if (possible !== false || !first) return;
  const placesOf = ({ schemas }: Conflict) => schemas.map(placeOf).filter((at) => at !== undefined);
  const reasons = found.map(({ node, reason }) => `"${node.path}" needs a value, but ${reason}`);
  const places = new Set(found.flatMap(placesOf).map(formatPath));
  report(placesOf(first).at(-1) ?? [], {
    message: `No answers are valid: ${reasons.join('; ')}.`,
    hint: `Change one of these rules: ${[...places].join(', ')}.`,
  });
}
