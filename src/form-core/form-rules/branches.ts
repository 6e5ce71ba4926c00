import type { ConditionSchema, CoreBranch, CoreCondition, CoreObject, CoreSchema } from '../core-schema.ts';

/** The test of a condition, with the result that it must have. */
export interface Guard {
  test: ConditionSchema;
  /** Names from the root to the object whose values are tested. */
  path: readonly string[];
  result: boolean;
}

/** A part of an object that defines fields: the object itself, or what one of its conditions adds. */
export interface Branch {
  core: CoreBranch;
  /** Names from the root to the object. */
  path: readonly string[];
  /** The form shows the fields of the branch if all of them hold. */
  guards: readonly Guard[];
}

interface Walk {
  /** The results of a condition whose branches are visited. Without it, both. */
  results?: (condition: CoreCondition) => readonly boolean[];
  /** The object inside a property that is visited too. Without it, none. */
  inside?: (schema: CoreSchema) => CoreObject | undefined;
}

const BOTH = [true, false];

/** Lists an object and what its conditions add to it, at every depth, in the order of the schema. */
export function branchesOf(
  core: CoreBranch,
  walk: Walk = {},
  path: readonly string[] = [],
  guards: readonly Guard[] = [],
): Branch[] {
  const inner = Object.entries(core.properties ?? {}).flatMap(([name, schema]) => {
    const object = walk.inside?.(schema);
    return object ? branchesOf(object, walk, [...path, name], guards) : [];
  });
  const conditional = (core.allOf ?? []).flatMap((condition) =>
    (walk.results?.(condition) ?? BOTH).flatMap((result) => {
      const branch = result ? condition.then : condition.else;
      const guard = { test: condition.if, path, result };
      return branch ? branchesOf(branch, walk, path, [...guards, guard]) : [];
    }),
  );
  return [{ core, path, guards }, ...inner, ...conditional];
}

/** Visits the groups of an object, whose fields the form shows with its own. */
export const GROUPS: Walk = { inside: (schema) => (schema.type === 'object' ? schema : undefined) };
