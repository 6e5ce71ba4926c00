import type { Branch } from '../../form-rules/branches.ts';
import type { Described } from '../core/core-types.ts';
import type { CoreObject, CoreSchema } from '../core-schema.ts';
import type { ReportReason } from '../passes/pass.ts';
import { createIsValid } from '../sample/sample.ts';
import {
  atomsOfBranch,
  definitionsAt,
  isConditional,
  itemScopes,
  join,
  type ScopeCheck,
  scopeOf,
} from './branches.ts';
import { checkPossible } from './check-possible.ts';
import { contradictionIn } from './contradictions.ts';
import { statesFor } from './states.ts';

/** Reports fields whose rules no value can fulfil: alone, or together with those that always apply. */
function checkContradictions({ scope, described, report }: ScopeCheck): void {
  for (const branch of scope.branches) {
    for (const [name, core] of Object.entries(branch.core.properties ?? {})) {
      const always = (scope.definers.get(join(branch.path, name)) ?? []).filter(
        (other) => other !== branch && other.guards.every((one) => branch.guards.includes(one)),
      );
      const reason = contradictionIn([
        ...always.flatMap((other) => other.core.properties?.[name] ?? []),
        core,
      ]);
      if (!reason) continue;
      const message = `No value of "${join(branch.path, name)}" can be valid: ${reason}.`;
      report(described.get(core)?.at ?? [], { message, hint: 'Change one of the rules.' });
    }
  }
}

/** Reports fields that depend on themselves: whether the form shows them would depend on how it began. */
function checkCycles({ scope, described, report }: ScopeCheck): boolean {
  const dependsOn = (path: string) =>
    (scope.definers.get(path) ?? []).flatMap(atomsOfBranch).map((atom) => atom.path);
  const conditional = [...scope.definers.keys()].filter((path) => isConditional(scope, path));
  const state = new Map<string, 'open' | 'done'>();
  let cycle: string[] | undefined;
  const visit = (path: string, trail: string[]) => {
    if (state.get(path) === 'open') cycle ??= [...trail.slice(trail.indexOf(path)), path];
    if (state.has(path)) return;
    state.set(path, 'open');
    for (const other of dependsOn(path)) if (isConditional(scope, other)) visit(other, [...trail, path]);
    state.set(path, 'done');
  };
  for (const path of conditional) visit(path, []);
  if (!cycle) return false;
  const [first = ''] = cycle;
  const [definition] = definitionsAt(scope, first);
  const message = `The form shows "${first}" depending on its own value: ${cycle.join(' → ')}.`;
  report((definition && described.get(definition)?.at) ?? [], {
    message,
    hint: 'Let the condition ask for a field that is always shown.',
  });
  return true;
}

/** Finds out whether some answers make a branch active. Undefined if there are too many answers to try. */
function isReachable({ scope, isValid }: ScopeCheck, branch: Branch): boolean | undefined {
  const states = statesFor(scope, [branch], isValid);
  for (let next = states.next(); ; next = states.next()) {
    if (next.done) return next.value ? false : undefined;
    if (next.value.isActive(branch)) return true;
  }
}

/** Reports fields that no answers show. */
function checkReachable(check: ScopeCheck): void {
  const { scope, described, report } = check;
  const conditional = scope.branches.filter(({ guards }) => guards.length > 0);
  const dead = new Set(conditional.filter((branch) => isReachable(check, branch) === false));
  for (const branch of dead) {
    for (const [name, core] of Object.entries(branch.core.properties ?? {})) {
      const path = join(branch.path, name);
      if ((scope.definers.get(path) ?? []).some((other) => !dead.has(other))) continue;
      const tested = [...new Set(atomsOfBranch(branch).map((atom) => atom.path))].filter(Boolean);
      const message = `No answers show "${path}": its condition is never true.`;
      const hint = `Change the condition, which asks for ${tested.join(', ') || 'nothing'}.`;
      report(described.get(core)?.at ?? [], { message, hint });
    }
  }
}

/** Reports required fields that are hidden for some answers: the form could not be sent then. */
function checkRequired({ scope, described, report, isValid }: ScopeCheck): void {
  for (const branch of scope.branches) {
    for (const name of branch.core.required ?? []) {
      const path = join(branch.path, name);
      const definers = scope.definers.get(path) ?? [];
      const isShown = definers.some(({ guards }) => guards.every((one) => branch.guards.includes(one)));
      if (isShown || definers.length === 0) continue;
      for (const state of statesFor(scope, [branch, ...definers], isValid)) {
        if (!state.isActive(branch) || definers.some(state.isActive)) continue;
        const [definition] = definitionsAt(scope, path);
        const message = `"${path}" is required for some answers for which the form does not show it.`;
        const hint = `Require it where a condition adds it, next to "properties". It is missing for ${JSON.stringify(state.value)}.`;
        report((definition && described.get(definition)?.at) ?? [], { message, hint });
        break;
      }
    }
  }
}

function checkScope(outer: ScopeCheck): void {
  let reports = 0;
  const report: ReportReason = (...reason) => {
    reports += 1;
    outer.report(...reason);
  };
  const check = { ...outer, report };
  checkContradictions(check);
  if (!checkCycles(check)) {
    checkReachable(check);
    checkRequired(check);
  }
  // An error that is already reported may be the reason for which nothing is valid.
  if (reports === 0) checkPossible(check);
  for (const scope of itemScopes(check.scope)) checkScope({ ...check, scope });
}

/** Reports fields that no visitor can see, and rules that nobody can fulfil. Tries the answers that decide. */
export function checkReach(
  core: CoreObject,
  described: ReadonlyMap<CoreSchema, Described>,
  report: ReportReason,
): void {
  checkScope({ scope: scopeOf([core]), described, report, isValid: createIsValid() });
}
