import type { JsonPath } from '@json-site/values/locations';
import type { Described } from '../core/core-types.ts';
import type { CoreObject, CoreSchema } from '../core-schema.ts';
import { type FieldNode, schemasOf, typeOf } from '../field-tree.ts';
import { groupsAmong, itemDefinitions } from '../form-rules/definitions.ts';
import { origins } from '../passes/origins.ts';
import type { PassContext } from '../passes/pass.ts';
import { createIsValid } from '../sample/sample.ts';
import { checkPossible } from './check-possible.ts';
import { checkTypes } from './check-types.ts';
import { describeRules, hasValue } from './has-value.ts';
import { offerOptions } from './offer-options.ts';
import {
  askedBy,
  findState,
  type Guards,
  includes,
  isConditional,
  type Scope,
  type State,
  scopeOf,
  wholeScope,
} from './states.ts';

/** Reports something about one definition of a field, or about its first one. */
type ReportField = (schema: CoreSchema | undefined, message: string, hint: string) => void;

/**
 * Reports fields whose rules no value can fulfil: alone, or together with those that always apply. Where the search for
 * a value may have missed one, a warning says so.
 */
function checkContradictions({ fields, isValid }: Scope, report: ReportField, warn: ReportField): void {
  for (const { path, definitions } of fields)
    for (const { schema, guards } of definitions) {
      const together = definitions.flatMap((one) => (includes(guards, one.guards) ? [one.schema] : []));
      const found = hasValue(together, isValid);
      if (found === true) continue;
      const rules = describeRules(together);
      if (found === false)
        report(schema, `No value of "${path}" fulfils all its rules: ${rules}.`, 'Change one of the rules.');
      else
        warn(
          schema,
          `No value of "${path}" was found that fulfils all its rules: ${rules}.`,
          'Try one in the form, or change the rules.',
        );
    }
}

/** Reports fields that depend on themselves: whether the form shows them would depend on how it began. */
function checkCycles(scope: Scope, report: ReportField): boolean {
  const isDone = new Map<FieldNode, boolean>();
  let cycle: FieldNode[] | undefined;
  const visit = (node: FieldNode, trail: FieldNode[]) => {
    if (isDone.get(node) === false) cycle ??= [...trail.slice(trail.indexOf(node)), node];
    if (isDone.has(node) || !isConditional(node)) return;
    isDone.set(node, false);
    const asked = node.definitions.flatMap(({ guards }) => [...askedBy(guards, scope).keys()]);
    for (const other of asked) visit(other, [...trail, node]);
    isDone.set(node, true);
  };
  for (const node of scope.fields) visit(node, []);
  const [first] = cycle ?? [];
  if (!first || !cycle) return false;
  const names = cycle.map(({ path }) => path).join(' → ');
  report(
    schemasOf(first)[0],
    `The form shows "${first.path}" depending on its own value: ${names}.`,
    'Let the condition ask for a field that is always shown.',
  );
  return true;
}

/** The fields that no answers show. */
function hiddenIn(scope: Scope): Set<FieldNode> {
  const found = new Map<Guards, State | false | undefined>();
  const isDead = (guards: Guards) => {
    if (!found.has(guards))
      found.set(
        guards,
        findState([guards], scope, (state) => state.isActive(guards)),
      );
    return found.get(guards) === false;
  };
  const isHidden = (node: FieldNode) =>
    isConditional(node) && node.definitions.every(({ guards }) => isDead(guards));
  return new Set(scope.fields.filter(isHidden));
}

/** Reports required fields that are hidden for some answers: the form could not be sent then. */
function checkRequired(scope: Scope, report: ReportField): void {
  for (const { path, parent, definitions, requirements } of scope.fields) {
    const shown = definitions.map(({ guards }) => guards);
    for (const guards of requirements) {
      if (shown.some((one) => includes(guards, one))) continue;
      const state = findState(
        [guards, ...shown],
        scope,
        (one) =>
          parent !== undefined &&
          one.valueOf(parent) !== undefined &&
          one.isActive(guards) &&
          !shown.some((other) => one.isActive(other)),
      );
      if (!state) continue;
      const entry = JSON.stringify(state.value);
      const missing = scope.around ? `${JSON.stringify(scope.around)}, in the entry ${entry}` : entry;
      report(
        definitions[0]?.schema ?? scope.objects.at(-1),
        `"${path}" is required for some answers for which the form does not show it.`,
        `Require it where a condition adds it, next to "properties". It is missing for ${missing}.`,
      );
    }
  }
}

/**
 * What the entries of a list can be: a state for each combination of definitions that apply together. None if there are
 * too many answers to try.
 */
function statesOf({ definitions }: FieldNode, scope: Scope): State[] {
  const states = new Map<string, State>();
  const guards = definitions.map((one) => one.guards);
  const found = findState(guards, scope, (state) => {
    const combination = guards.map((one) => state.isActive(one)).join();
    if (!states.has(combination)) states.set(combination, state);
    return false;
  });
  return found === undefined ? [] : [...states.values()];
}

/** An object, and what the entries of its lists can be. Each of them is judged alone. */
function scopesOf(scope: Scope): Scope[] {
  const lists = scope.fields.filter((node) => typeOf(node) === 'array');
  const entries = lists.flatMap((list) =>
    statesOf(list, scope).flatMap((state) => {
      const objects = groupsAmong(itemDefinitions(state.activeSchemas(list)));
      return objects.length > 0 ? [scopeOf(objects, scope, state.value)] : [];
    }),
  );
  return [scope, ...entries.flatMap(scopesOf)];
}

const LISTED =
  'List all values in the "enum" of the property itself, or define the property only where a list applies.';

/**
 * Makes choices of texts whose values are listed in branches only, and reports those that are free for some answers.
 */
function offerAllOptions(scope: Scope, reportField: ReportField, remarkOn: ReportField): void {
  offerOptions(scope, {
    hidden: ({ path }, listed) =>
      reportField(
        listed,
        `This list has the only valid values of "${path}" for some answers, and the form would show a line of text.`,
        LISTED,
      ),
    narrowed: ({ path, definitions }) =>
      remarkOn(
        definitions[0]?.schema,
        `"${path}" is a choice of all values that its conditions list, also while their questions are not answered.`,
        LISTED,
      ),
  });
}

/** Reports fields that no visitor can see, and rules that nobody can fulfil. Tries the answers that decide. */
export function checkReach(core: CoreObject, described: Described, { report, remark }: PassContext): void {
  const placeOf = (definition: CoreSchema): JsonPath | undefined => {
    const schema = described.get(definition);
    return schema && origins.at(schema);
  };
  const faulty = new Set<Scope>();
  const reportIn =
    (scope: Scope): ReportField =>
    (schema, message, hint) => {
      faulty.add(scope);
      report((schema && placeOf(schema)) ?? [], { message, hint });
    };
  const all = scopesOf(wholeScope(core, createIsValid()));
  const hidden = new Map<CoreSchema, { path: string; guards: Guards; scope: Scope }>();
  const shown = new Set<CoreSchema>();
  for (const scope of all) {
    const reportField = reportIn(scope);
    offerAllOptions(scope, reportField, (schema, message, hint) =>
      remark({ at: (schema && placeOf(schema)) ?? [], message, hint }),
    );
    checkContradictions(scope, reportField, (schema, message, hint) =>
      remark({ at: (schema && placeOf(schema)) ?? [], message, hint, isWarning: true }),
    );
    if (checkCycles(scope, reportField)) continue;
    checkTypes(scope, described, reportField);
    checkRequired(scope, reportField);
    const never = hiddenIn(scope);
    for (const node of scope.fields)
      for (const { schema, guards } of node.definitions)
        if (never.has(node)) hidden.set(schema, { path: node.path, guards, scope });
        else shown.add(schema);
  }
  for (const [schema, { path, guards, scope }] of hidden) {
    if (shown.has(schema)) continue;
    const asked = [...askedBy(guards, scope).keys()].map((node) => node.path).join(', ') || 'nothing';
    const hint = `Change the condition, which asks for ${asked}.`;
    reportIn(scope)(schema, `No answers show "${path}": its condition is never true.`, hint);
  }
  // An error that is already reported may be the reason for which nothing is valid.
  for (const scope of all) if (!faulty.has(scope)) checkPossible(scope, placeOf, report);
}
