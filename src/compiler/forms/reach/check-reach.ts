import { groupsAmong, itemDefinitions } from '../../form-rules/definitions.ts';
import type { JsonPath } from '../../source/locations.ts';
import type { Described } from '../core/core-types.ts';
import type { CoreObject, CoreSchema } from '../core-schema.ts';
import { type FieldNode, schemasOf } from '../field-tree.ts';
import { origins } from '../passes/origins.ts';
import type { ReportReason } from '../passes/pass.ts';
import { createIsValid } from '../sample/sample.ts';
import { checkPossible } from './check-possible.ts';
import { contradictionIn } from './contradictions.ts';
import { askedBy, type Guards, includes, isConditional, type Scope, scopeOf, statesFor } from './states.ts';

/** Reports something about one definition of a field, or about its first one. */
type ReportField = (schema: CoreSchema | undefined, message: string, hint: string) => void;

/** Reports fields whose rules no value can fulfil: alone, or together with those that always apply. */
function checkContradictions({ fields }: Scope, report: ReportField): void {
  for (const { path, definitions } of fields)
    for (const own of definitions) {
      const always = definitions.filter((other) => other !== own && includes(own.guards, other.guards));
      const reason = contradictionIn([...always, own].map(({ schema }) => schema));
      if (reason)
        report(own.schema, `No value of "${path}" can be valid: ${reason}.`, 'Change one of the rules.');
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

/** Finds out whether some answers fulfil all conditions. Undefined if there are too many answers to try. */
function isReachable(guards: Guards, scope: Scope): boolean | undefined {
  const states = statesFor([guards], scope);
  for (let next = states.next(); ; next = states.next()) {
    if (next.done) return next.value ? false : undefined;
    if (next.value.isActive(guards)) return true;
  }
}

/** Reports fields that no answers show. */
function checkReachable(scope: Scope, report: ReportField): void {
  const known = new Map<Guards, boolean | undefined>();
  const isDead = (guards: Guards) => {
    if (!known.has(guards)) known.set(guards, isReachable(guards, scope));
    return known.get(guards) === false;
  };
  for (const { path, definitions } of scope.fields.filter(isConditional)) {
    if (!definitions.every(({ guards }) => isDead(guards))) continue;
    for (const { schema, guards } of definitions) {
      const asked = [...askedBy(guards, scope).keys()].map((node) => node.path);
      report(
        schema,
        `No answers show "${path}": its condition is never true.`,
        `Change the condition, which asks for ${asked.join(', ') || 'nothing'}.`,
      );
    }
  }
}

/** Reports required fields that are hidden for some answers: the form could not be sent then. */
function checkRequired(scope: Scope, report: ReportField): void {
  for (const { path, definitions, requirements } of scope.fields) {
    const shown = definitions.map(({ guards }) => guards);
    for (const guards of requirements) {
      if (shown.length === 0 || shown.some((one) => includes(guards, one))) continue;
      for (const state of statesFor([guards, ...shown], scope)) {
        if (!state.isActive(guards) || shown.some((one) => state.isActive(one))) continue;
        const missing = JSON.stringify(state.value);
        report(
          definitions[0]?.schema,
          `"${path}" is required for some answers for which the form does not show it.`,
          `Require it where a condition adds it, next to "properties". It is missing for ${missing}.`,
        );
        break;
      }
    }
  }
}

/** Reports fields that no visitor can see, and rules that nobody can fulfil. Tries the answers that decide. */
export function checkReach(core: CoreObject, described: Described, report: ReportReason): void {
  const isValid = createIsValid();
  const placeOf = (definition: CoreSchema): JsonPath | undefined => {
    const schema = described.get(definition);
    return schema && origins.at(schema);
  };
  const checkScope = (scope: Scope) => {
    let reports = 0;
    const reportField: ReportField = (schema, message, hint) => {
      reports += 1;
      report((schema && placeOf(schema)) ?? [], { message, hint });
    };
    checkContradictions(scope, reportField);
    if (!checkCycles(scope, reportField)) {
      checkReachable(scope, reportField);
      checkRequired(scope, reportField);
    }
    // An error that is already reported may be the reason for which nothing is valid.
    if (reports === 0) checkPossible(scope, placeOf, report);
    for (const node of scope.fields) {
      const items = groupsAmong(itemDefinitions(schemasOf(node)));
      if (items.length > 0) checkScope(scopeOf(items, isValid));
    }
  };
  checkScope(scopeOf([core], isValid));
}
