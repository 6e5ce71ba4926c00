import type { ConditionSchema, CoreSchema } from './core-schema.ts';
import { branchesOf, GROUPS, type Guard } from './form-rules/branches.ts';
import { groupsAmong } from './form-rules/definitions.ts';

/** One definition of a field, which applies if all guards are true. */
export interface Definition {
  schema: CoreSchema;
  guards: readonly Guard[];
}

/**
 * A field of an object with everything that the schema says about it, in whichever condition. The fields of a group are
 * its children; an entry of a list is a value on its own, with another tree.
 */
export interface FieldNode {
  name: string;
  /** Property names from the root, joined by dots. */
  path: string;
  parent: FieldNode | undefined;
  children: Map<string, FieldNode>;
  definitions: Definition[];
  /** Each entry requires the field if all its guards are true. */
  requirements: (readonly Guard[])[];
}

/** The type that all definitions of a field have. */
export const typeOf = (node: FieldNode) => node.definitions[0]?.schema.type ?? 'object';

export const schemasOf = ({ definitions }: FieldNode): CoreSchema[] =>
  definitions.map(({ schema }) => schema);

/** The definitions that apply whatever the answers are. */
export const alwaysOf = ({ definitions }: FieldNode): CoreSchema[] =>
  definitions.filter(({ guards }) => guards.length === 0).map(({ schema }) => schema);

export const isGroup = (node: FieldNode) => typeOf(node) === 'object';

const nodeAt = (path: string, name: string, parent?: FieldNode): FieldNode => ({
  name,
  path,
  parent,
  children: new Map(),
  definitions: [],
  requirements: [],
});

/** A field of a group. */
export function childOf(owner: FieldNode, name: string): FieldNode {
  const path = owner.path ? `${owner.path}.${name}` : name;
  const child = owner.children.get(name) ?? nodeAt(path, name, owner);
  owner.children.set(name, child);
  return child;
}

/**
 * Builds the tree of an object, or that of another value, which is the root alone. Several definitions of the same
 * value apply at the same time.
 */
export function fieldTree(definitions: CoreSchema[]): FieldNode {
  const root = nodeAt('', '');
  root.definitions = definitions.map((schema) => ({ schema, guards: [] }));
  const branches = groupsAmong(definitions).flatMap((object) => branchesOf(object, GROUPS));
  for (const { core, path, guards } of branches) {
    const owner = path.reduce(childOf, root);
    for (const [name, schema] of Object.entries(core.properties ?? {})) {
      const child = childOf(owner, name);
      child.definitions.push({ schema, guards });
      // The form always sends such a box, so its column is never empty while the form shows the box.
      if (schema.type === 'boolean' && schema.unticked === false) child.requirements.push(guards);
    }
    for (const name of core.required ?? []) childOf(owner, name).requirements.push(guards);
  }
  return root;
}

/** Returns the object that a condition tests. */
export const testedBy = ({ path }: Guard, root: FieldNode) => path.reduce(childOf, root);

/** All fields below a node, groups before their fields. */
export function nodesOf(node: FieldNode): FieldNode[] {
  return [...node.children.values()].flatMap((child) => [child, ...nodesOf(child)]);
}

/** The fields below a node that are not groups, in order. */
export const leavesOf = (node: FieldNode) => nodesOf(node).filter((one) => !isGroup(one));

/**
 * Visits a test and the tests inside it, each with the field that it is about. Asking for a field is a test without a
 * rule.
 */
export function visitTests(
  test: ConditionSchema,
  node: FieldNode,
  visit: (node: FieldNode, test: ConditionSchema) => void,
): void {
  const { required = [], properties = {}, not, allOf = [], anyOf = [] } = test;
  visit(node, test);
  for (const part of [...(not ? [not] : []), ...allOf, ...anyOf]) visitTests(part, node, visit);
  const inside = [...required.map((name) => [name, {}] as const), ...Object.entries(properties)];
  for (const [name, part] of inside) {
    const child = node.children.get(name);
    if (child) visitTests(part, child, visit);
  }
}

/** The conditions of an object and its groups. */
export const guardsOf = (root: FieldNode): ReadonlySet<Guard> =>
  new Set(
    nodesOf(root).flatMap(({ definitions, requirements }) =>
      [...definitions.map((one) => one.guards), ...requirements].flat(),
    ),
  );

/** Every test that a condition makes of a field, at any depth. */
export function testsOf(root: FieldNode): Map<FieldNode, ConditionSchema[]> {
  const tests = new Map<FieldNode, ConditionSchema[]>();
  for (const guard of guardsOf(root))
    visitTests(guard.test, testedBy(guard, root), (node, test) => {
      tests.set(node, [...(tests.get(node) ?? []), test]);
    });
  return tests;
}

/** True if no valid object lacks the field. */
export function isAlwaysRequired(node: FieldNode): boolean {
  if (!node.parent) return true;
  return node.requirements.some((guards) => guards.length === 0) && isAlwaysRequired(node.parent);
}
