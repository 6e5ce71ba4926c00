import { type Branch, branchesOf, GROUPS } from '../../form-rules/branches.ts';
import { groupsAmong, itemDefinitions } from '../../form-rules/definitions.ts';
import type { IsValid } from '../../form-rules/visible.ts';
import type { Described } from '../core/core-types.ts';
import type { ConditionSchema, CoreObject, CoreSchema } from '../core-schema.ts';
import type { ReportReason } from '../passes/pass.ts';

/** A tree of objects without the items of its lists, whose conditions decide alone. */
export interface Scope {
  objects: readonly CoreObject[];
  branches: readonly Branch[];
  /** Path of a field, joined by dots → the branches that define it. */
  definers: ReadonlyMap<string, readonly Branch[]>;
}

/** The state of the check of one scope. */
export interface ScopeCheck {
  scope: Scope;
  described: ReadonlyMap<CoreSchema, Described>;
  report: ReportReason;
  isValid: IsValid;
}

export const join = (path: readonly string[], name: string) => [...path, name].join('.');

/** Lists the branches of an object that has all of the given definitions. */
export function scopeOf(objects: readonly CoreObject[]): Scope {
  const branches = objects.flatMap((core) => branchesOf(core, GROUPS));
  const definers = new Map<string, Branch[]>();
  for (const branch of branches) {
    for (const name of Object.keys(branch.core.properties ?? {})) {
      const path = join(branch.path, name);
      definers.set(path, [...(definers.get(path) ?? []), branch]);
    }
  }
  return { objects, branches, definers };
}

export function definitionsAt(scope: Scope, path: string): CoreSchema[] {
  const name = path.slice(path.lastIndexOf('.') + 1);
  return (scope.definers.get(path) ?? []).flatMap(({ core }) => core.properties?.[name] ?? []);
}

/** The objects that the items of the scope's lists are, by the path of the list. */
export function itemScopes(scope: Scope): Scope[] {
  return [...scope.definers.keys()].flatMap((path) => {
    const objects = groupsAmong(itemDefinitions(definitionsAt(scope, path)));
    return objects.length > 0 ? [scopeOf(objects)] : [];
  });
}

/** A rule about one value, which is part of the test of a condition. */
export interface Atom {
  path: string;
  /** Undefined if the test only asks whether the value is present. */
  rule?: ConditionSchema;
}

/** Splits a test into rules about single values. */
export function atomsOf(
  { properties = {}, required = [], not, allOf = [], anyOf = [], ...rest }: ConditionSchema,
  path: readonly string[],
): Atom[] {
  const inner = [...(not ? [not] : []), ...allOf, ...anyOf];
  const own = path.join('.');
  return [
    ...(Object.keys(rest).length > 0 ? [{ path: own, rule: rest }] : []),
    ...required.map((name) => ({ path: join(path, name) })),
    ...Object.entries(properties).flatMap(([name, test]) => atomsOf(test, [...path, name])),
    ...inner.flatMap((test) => atomsOf(test, path)),
  ];
}

export function atomsOfBranch({ guards }: Branch): Atom[] {
  return guards.flatMap(({ test, path }) => atomsOf(test, path));
}

/** Whether a field is shown only under conditions. */
export function isConditional(scope: Scope, path: string): boolean {
  return (scope.definers.get(path) ?? []).every(({ guards }) => guards.length > 0);
}
